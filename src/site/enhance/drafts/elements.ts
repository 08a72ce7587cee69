/** Makes an element with a text and classes. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  if (className !== '') element.className = className;
  return element;
}

/** Makes a button that looks like a link. */
export function makeButton(text: string, act: () => void, label = text): HTMLButtonElement {
  const button = makeElement('button', text, 'link');
  button.type = 'button';
  if (label !== text) button.setAttribute('aria-label', label);
  button.addEventListener('click', act);
  return button;
}
