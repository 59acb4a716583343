// Plays a game of rows.py against itself: a careful player against a careless one.
//
//   zermelo export rows.py --c build, then put librows.so (rows.dll on Windows) beside the program
using System;
using System.Runtime.InteropServices;

[StructLayout(LayoutKind.Sequential)]
unsafe struct State {
    public fixed long cells[9];
    public long player;
}

[StructLayout(LayoutKind.Sequential)]
struct Answer {
    public long action;
    public double value;
    public long depth, nodes, proven;
}

static unsafe class Rows {
    [DllImport("rows")] public static extern int rows_initial_state(State* state);
    [DllImport("rows")] public static extern int rows_to_move(State* state);
    [DllImport("rows")] public static extern int rows_is_terminal(State* state);
    [DllImport("rows")] public static extern int rows_result(State* state, long action, State* after);
    [DllImport("rows")] public static extern double rows_utility(State* state, long player);
    [DllImport("rows")] public static extern int rows_seed(long number, ulong* random);
    [DllImport("rows")] public static extern int rows_prepare(void* memory, long size);
    [DllImport("rows")]
    public static extern int rows_search(State* state, long nodes, void* memory, Answer* answer);
    [DllImport("rows")]
    public static extern int rows_choose(
        State* state, long level, ulong* random, void* memory, Answer* answer);

    static void Main() {
        const int size = 24 << 20;
        void* memory = (void*)Marshal.AllocHGlobal(size);
        if (rows_prepare(memory, size) != 0) throw new Exception("the block is too small");
        ulong* dice = stackalloc ulong[2];
        rows_seed(1, dice);
        State state;
        Answer answer;
        rows_initial_state(&state);
        while (rows_is_terminal(&state) == 0) {
            int failed = rows_to_move(&state) == 0
                ? rows_search(&state, 100_000, memory, &answer)
                : rows_choose(&state, 0, dice, memory, &answer);
            if (failed != 0) throw new Exception($"failed: {failed}");
            Console.Write($"{answer.action} ");
            rows_result(&state, answer.action, &state);
        }
        Console.WriteLine($"utility {rows_utility(&state, 0)}");
        Marshal.FreeHGlobal((IntPtr)memory);
    }
}
