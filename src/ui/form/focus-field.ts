/** Leads to a field by its id: to its input, or to the first part of one that has several, such as a date or a row of choices. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const part = field?.querySelector<HTMLElement>('input, button, [tabindex="0"]');
  (part ?? field)?.focus();
}
