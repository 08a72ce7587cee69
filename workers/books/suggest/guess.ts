import type {Likeness} from '#workers/books/api.ts';

/** A category by its number, how likely it is (0 to 1), and what says so: of `of` such rows `hits` have it. */
export type Guess = {
  readonly category: number;
  readonly chance: number;
  readonly likeness: Likeness;
  readonly hits: number;
  readonly of: number;
};

/** What rows of one name, merchant and sign have in common: the same for each of them, whatever its amount and account. */
export type NameGuesses = {readonly guesses: readonly Guess[]; readonly alike: readonly number[]};
