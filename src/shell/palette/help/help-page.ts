/** A page of the public site that explains something, as the palette lists it. */
export type HelpPage = {
  readonly kind: 'article' | 'question';
  /** With its language; a question's ends in its fragment. */
  readonly href: string;
  readonly title: string;
  /** What it is about, in a sentence; empty for a question. */
  readonly about: string;
};
