/** A card as people know it: `Visa •••• 4242`. */
export function sayCard({brand, last4}: {readonly brand: string; readonly last4: string}): string {
  // As the brand writes itself, near enough.
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`;
}

/** The last month of a card as it stands on it: `09/34`. */
export function sayExpiry({expMonth, expYear}: {readonly expMonth: number; readonly expYear: number}): string {
  return `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
}
