/** What the catalogue's endpoints work with. */
export type CatalogueParts = {
  /** The civil date in UTC. */
  readonly today: () => string;
};
