/** What happens in each month of the example: day, who, the key of its category, US cents, and how much they vary from month to month. */
export const exampleMovements = [
  {day: 2, merchant: 'Stripe', description: 'STRIPE TRANSFER ST-A1', category: 'sales', cents: 412_000, varies: 61_300},
  {day: 3, merchant: 'Google Workspace', description: 'GOOGLE *WORKSPACE', category: 'software', cents: -3_600, varies: 0},
  {day: 5, merchant: 'Notion', description: 'NOTION LABS, INC.', category: 'software', cents: -4_000, varies: 0},
  {day: 8, merchant: 'Upwork', description: 'UPWORK ESCROW INC', category: 'services-income', cents: 137_500, varies: 22_400},
  {day: 9, merchant: 'Meta Ads', description: 'FACEBK ADS 8H2KD9', category: 'advertising', cents: -21_350, varies: 4_700},
  {day: 11, merchant: 'Amazon Web Services', description: 'AWS AMAZON.COM', category: 'software', cents: -28_419, varies: 3_100},
  {day: 12, merchant: 'Deel', description: 'DEEL INC. PAYMENT', category: 'contractors', cents: -185_000, varies: 12_000},
  {day: 15, merchant: 'Mercury', description: 'WIRE FEE', category: 'bank-fees', cents: -1_500, varies: 0},
  {day: 16, merchant: 'Stripe', description: 'STRIPE TRANSFER ST-B2', category: 'sales', cents: 268_900, varies: 48_700},
  {day: 18, merchant: 'Avianca', description: 'AVIANCA 1342201877', category: 'travel', cents: -18_990, varies: 5_200},
  {day: 21, merchant: 'Figma', description: 'FIGMA MONTHLY RENEWAL', category: 'software', cents: -7_500, varies: 0},
  {day: 24, merchant: 'Crepes & Waffles', description: 'CREPES & WAFFLES CL 85', category: 'meals', cents: -3_640, varies: 900},
  {day: 27, merchant: null, description: 'TRANSFER TO OWNER', category: 'owner-distribution', cents: -120_000, varies: 20_000},
] as const;
