/* Plays a game of rows.py against itself: a careful player against a careless one.
 *
 *   zermelo export rows.py --c build
 *   cc -I build docs/export/play.c build/librows.a -lm -o play && ./play
 */
#include <stdio.h>
#include <stdlib.h>

#include "rows.h"

int main(void) {
  void *memory = malloc(ROWS_MEMORY);
  if (memory == NULL || rows_prepare(memory, ROWS_MEMORY) != 0) return 1;
  rows_random dice;
  rows_seed(1, &dice);

  rows_state state;
  rows_initial_state(&state);
  while (!rows_is_terminal(&state)) {
    rows_answer answer;
    int failed = rows_to_move(&state) == 0
                     ? rows_search(&state, 100000, memory, &answer)
                     : rows_choose(&state, 0, &dice, memory, &answer);
    if (failed) return 1;
    printf("%d ", (int)answer.action);
    rows_result(&state, answer.action, &state);
  }
  printf("utility %g\n", rows_utility(&state, 0));
  free(memory);
  return 0;
}
