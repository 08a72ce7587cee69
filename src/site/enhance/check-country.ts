import {findAll} from './find.ts';

/** Answers for the chosen country at once, from what is in the page: nothing is sent. Rule: ELG1. Source: S1.10. */
export function checkCountry(): void {
  const [choice] = findAll<HTMLSelectElement>('[data-country]');
  if (!choice) return;
  choice.addEventListener('change', () => answer(choice.selectedOptions[0] ?? null));
  answer(choice.selectedOptions[0] ?? null);
}

function answer(option: HTMLOptionElement | null): void {
  const kind = option === null || option.value === '' ? '' : 'no' in option.dataset ? 'no' : 'yes';
  for (const box of findAll('[data-answer]')) {
    box.hidden = box.dataset['answer'] !== kind;
    for (const place of findAll('[data-country-name]', box)) place.textContent = option?.text ?? '';
  }
}
