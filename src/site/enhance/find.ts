/** The one element of a page that fits, where the page has it. */
export function find(selector: string, within: ParentNode = document): HTMLElement | null {
  return within.querySelector<HTMLElement>(selector);
}

/** All elements of a page that fit; the caller says what they are. */
export function findAll<Kind extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Kind[] {
  return [...within.querySelectorAll<Kind>(selector)];
}
