// Plain alpha-beta on Connect Four, by hand: what `alpha_beta_speed` compares with.
// Prints the value and the number of nodes of a search to the given depth.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>

struct State {
    uint64_t mine, mask;
    long ply;
};

static long nodes = 0;

static inline bool has_four(uint64_t stones) {
    for (int step : {1, 6, 7, 8}) {
        uint64_t pairs = stones & (stones >> step);
        if (pairs & (pairs >> (2 * step))) return true;
    }
    return false;
}

static double alpha_beta(State state, int depth, double alpha, double beta) {
    nodes++;
    if (has_four(state.mine ^ state.mask)) return -1.0;
    if (state.ply == 42 || depth == 0) return 0.0;
    double best = -2.0;
    for (int column = 0; column < 7; column++) {
        if (state.mask & (1ull << (column * 7 + 5))) continue;
        uint64_t stone = state.mask + (1ull << (column * 7));
        State next{state.mine ^ state.mask, state.mask | stone, state.ply + 1};
        double value = -alpha_beta(next, depth - 1, -beta, -alpha);
        if (value > best) {
            best = value;
            if (value > alpha) alpha = value;
            if (alpha >= beta) break;
        }
    }
    return best;
}

int main(int, char **arguments) {
    double value = alpha_beta(State{0, 0, 0}, atoi(arguments[1]), -2.0, 2.0);
    printf("%g %ld\n", value, nodes);
}
