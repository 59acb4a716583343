// Plays a game of rows.py against itself: a careful player against a careless one.
//
//   zermelo export rows.py --c build
//   rustc -L build docs/export/play.rs -o play && LD_LIBRARY_PATH=build ./play
#[repr(C)]
#[derive(Clone, Copy, Default)]
struct State {
    cells: [i64; 9],
    player: i64,
}

#[repr(C)]
#[derive(Default)]
struct Answer {
    action: i64,
    value: f64,
    depth: i64,
    nodes: i64,
    proven: i64,
}

#[link(name = "rows")]
extern "C" {
    fn rows_initial_state(state: *mut State) -> i32;
    fn rows_to_move(state: *const State) -> i32;
    fn rows_is_terminal(state: *const State) -> i32;
    fn rows_result(state: *const State, action: i64, after: *mut State) -> i32;
    fn rows_utility(state: *const State, player: i64) -> f64;
    fn rows_seed(number: i64, random: *mut [u64; 2]) -> i32;
    fn rows_prepare(memory: *mut u8, size: i64) -> i32;
    fn rows_search(state: *const State, nodes: i64, memory: *mut u8, answer: *mut Answer) -> i32;
    fn rows_choose(state: *const State, level: i64, random: *mut [u64; 2], memory: *mut u8,
                   answer: *mut Answer) -> i32;
}

fn main() {
    let mut memory = vec![0u8; 24 << 20];
    let (mut state, mut answer, mut dice) = (State::default(), Answer::default(), [0u64; 2]);
    unsafe {
        assert_eq!(rows_prepare(memory.as_mut_ptr(), memory.len() as i64), 0);
        rows_seed(1, &mut dice);
        rows_initial_state(&mut state);
        while rows_is_terminal(&state) == 0 {
            let failed = if rows_to_move(&state) == 0 {
                rows_search(&state, 100_000, memory.as_mut_ptr(), &mut answer)
            } else {
                rows_choose(&state, 0, &mut dice, memory.as_mut_ptr(), &mut answer)
            };
            assert_eq!(failed, 0);
            print!("{} ", answer.action);
            let here = state;
            rows_result(&here, answer.action, &mut state);
        }
        println!("utility {}", rows_utility(&state, 0));
    }
}
