/** A category that a file names, and which of the company's it becomes. */
export type FileCategory = {
  /** As the file writes it first. */
  readonly name: string;
  /** What `Overrides.categories` call it by. */
  readonly key: string;
  readonly count: number;
  /** What its transactions make together, in smallest units. */
  readonly units: number;
  /** The company's, there already or to be made; null for none. */
  readonly categoryId: string | null;
  /** Whether it is to be made. */
  readonly isNew: boolean;
};

/** What stands for a category that is to be made, in `Overrides.categories`. */
export const newCategory = 'new';
