import {find, findAll} from './find.ts';

/** Shows the questions that hold every word, whatever their accents. */
export function searchFaq(): void {
  const [field] = findAll<HTMLInputElement>('[data-faq-search]');
  const count = find('[data-faq-count]');
  if (!field || !count) return;
  const entries = findAll<HTMLDetailsElement>('[data-question]').map((box) => ({
    box,
    words: fold(box.textContent ?? ''),
  }));
  const search = () => {
    const wanted = fold(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const {box, words} of entries) {
      box.hidden = !wanted.every((word) => words.includes(word));
      if (!box.hidden) found += 1;
    }
    for (const group of findAll('[data-group]')) group.hidden = find('[data-question]:not([hidden])', group) === null;
    count.textContent = wanted.length === 0 ? '' : describe(count.dataset, found);
  };
  field.addEventListener('input', search);
  // A field that the browser filled again.
  if (field.value !== '') search();
}

function describe({none = '', one = '', many = ''}: DOMStringMap, found: number): string {
  if (found === 0) return none;
  return found === 1 ? one : many.replace('{count}', String(found));
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
