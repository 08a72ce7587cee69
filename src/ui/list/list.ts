import type {Failure} from '#contract/kernel/failure.ts';
import type {ListQuestion, ListShape} from '#contract/kernel/list.ts';

/** A row of a list, known by its id. */
export type ListRow = {readonly id: string};

/** A list as far as it was read, and what of it is asked for. */
export type List<Row extends ListRow, Shape extends ListShape> = {
  /** Undefined before the first page is here. */
  readonly rows: readonly Row[] | undefined;
  /** How many rows match, shown or not. */
  readonly total: number;
  /** Not all were counted: there are more than that. */
  readonly isAtLeast?: boolean;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
  /** The first row of the page that came last by "load more": the keyboard goes on from there. Null after anything else. */
  readonly focusFrom: number | null;
  /** Shows the next page, or tries again what was refused. */
  readonly readMore: () => void;
} & ListAsked<Shape>;

/** What of a list is asked for, and how to ask for something else. */
export type ListAsked<Shape extends ListShape> = {
  readonly shape: Shape;
  readonly question: ListQuestion<Shape>;
  readonly ask: (patch: Partial<ListQuestion<Shape>>) => void;
  /** Takes words and filters away; null when there are none. */
  readonly clear: (() => void) | null;
  /** Whether single letters act: the person's own choice (WCAG 2.1.4). */
  readonly hasLetterKeys: boolean;
};
