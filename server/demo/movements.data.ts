import type {defaultCategories} from '#contract/bookkeeping/category.ts';

/** A kind of movement the demo studio has, and how often. */
export type DemoPattern = {
  readonly description: string;
  readonly merchant: string | null;
  readonly account: 'mercury' | 'wise' | 'wallet';
  readonly category: (typeof defaultCategories)[number]['key'];
  /** Cents (of a dollar) from … to; negative is money out. */
  readonly cents: readonly [number, number];
  /** The day of the month it falls on; null: any day. */
  readonly day: number | null;
  /** Times a month. */
  readonly perMonth: number;
};

/** What a small design studio run from Bogotá earns and spends in a month. */
export const demoPatterns: readonly DemoPattern[] = [
  {description: 'STRIPE TRANSFER ST-{ref}', merchant: 'Stripe', account: 'mercury', category: 'sales', cents: [180_000, 640_000], day: null, perMonth: 5},
  {description: 'UPWORK ESCROW INC {ref}', merchant: 'Upwork', account: 'mercury', category: 'services-income', cents: [60_000, 210_000], day: null, perMonth: 2},
  {description: 'Pago recibido de Estudio Nogal SAS', merchant: 'Estudio Nogal', account: 'wise', category: 'services-income', cents: [150_000, 320_000], day: 12, perMonth: 1},
  {description: 'USDC received from Andén Labs', merchant: 'Andén Labs', account: 'wallet', category: 'services-income', cents: [90_000, 240_000], day: 18, perMonth: 1},
  {description: 'AMAZON WEB SERVICES AWS.AMAZON.CO', merchant: 'Amazon Web Services', account: 'mercury', category: 'software', cents: [-41_200, -18_300], day: 3, perMonth: 1},
  {description: 'FIGMA MONTHLY RENEWAL', merchant: 'Figma', account: 'mercury', category: 'software', cents: [-9_000, -4_500], day: 5, perMonth: 1},
  {description: 'GOOGLE *WORKSPACE_CEIBO', merchant: 'Google Workspace', account: 'mercury', category: 'software', cents: [-4_320, -4_320], day: 2, perMonth: 1},
  {description: 'NOTION LABS, INC.', merchant: 'Notion', account: 'mercury', category: 'software', cents: [-4_800, -3_200], day: 9, perMonth: 1},
  {description: 'ADOBE *CREATIVE CLOUD', merchant: 'Adobe', account: 'mercury', category: 'software', cents: [-8_999, -5_999], day: 14, perMonth: 1},
  {description: 'SLACK T04{ref}', merchant: 'Slack', account: 'mercury', category: 'software', cents: [-3_500, -2_625], day: 21, perMonth: 1},
  {description: 'FACEBK ADS {ref}', merchant: 'Meta Ads', account: 'mercury', category: 'advertising', cents: [-38_000, -9_000], day: null, perMonth: 4},
  {description: 'GOOGLE *ADS{ref}', merchant: 'Google Ads', account: 'mercury', category: 'advertising', cents: [-22_000, -5_000], day: null, perMonth: 2},
  {description: 'DEEL INC. PAYMENT {ref}', merchant: 'Deel', account: 'mercury', category: 'contractors', cents: [-260_000, -140_000], day: 28, perMonth: 2},
  {description: 'Transferencia a Valentina Peña Ríos', merchant: 'Valentina Peña', account: 'wise', category: 'contractors', cents: [-98_000, -52_000], day: 29, perMonth: 1},
  {description: 'Enviado a Bancolombia S.A. – arriendo oficina', merchant: 'Bancolombia', account: 'wise', category: 'rent', cents: [-64_000, -64_000], day: 1, perMonth: 1},
  {description: 'CREPES & WAFFLES BOGOTA', merchant: 'Crepes & Waffles', account: 'wise', category: 'meals', cents: [-4_800, -1_600], day: null, perMonth: 4},
  {description: 'RAPPI*RESTAURANTE BOGOTA', merchant: 'Rappi', account: 'wise', category: 'meals', cents: [-3_200, -900], day: null, perMonth: 6},
  {description: 'AVIANCA 134{ref}', merchant: 'Avianca', account: 'wise', category: 'travel', cents: [-38_000, -11_000], day: null, perMonth: 1},
  {description: 'UBER *TRIP BOGOTA', merchant: 'Uber', account: 'wise', category: 'travel', cents: [-1_900, -450], day: null, perMonth: 5},
  {description: 'CLARO COLOMBIA PAGO FACTURA', merchant: 'Claro', account: 'wise', category: 'utilities', cents: [-3_900, -3_100], day: 16, perMonth: 1},
  {description: 'Wise charges for TRANSFER-{ref}', merchant: 'Wise', account: 'wise', category: 'bank-fees', cents: [-840, -210], day: null, perMonth: 3},
  {description: 'STRIPE FEES ST-{ref}', merchant: 'Stripe', account: 'mercury', category: 'payment-fees', cents: [-4_900, -900], day: null, perMonth: 2},
  {description: 'MERCADO LIBRE *PAPELERIA', merchant: 'Mercado Libre', account: 'wise', category: 'office-supplies', cents: [-7_400, -1_200], day: null, perMonth: 1},
  {description: 'Owner draw – Ana Restrepo', merchant: 'Ana Restrepo', account: 'mercury', category: 'owner-distribution', cents: [-250_000, -150_000], day: 30, perMonth: 1},
];

/** The newest movements, still to be looked at: their order is from yesterday backwards. */
export const demoOpenMovements = [
  {description: 'STRIPE TRANSFER ST-Q7XK2', account: 'mercury', cents: 412_000},
  {description: 'CREPES & WAFFLES CL 85', account: 'wise', cents: -3_640},
  {description: 'AMAZON WEB SERVICES AWS.AMAZON.CO', account: 'mercury', cents: -28_419},
  {description: 'FIGMA MONTHLY RENEWAL', account: 'mercury', cents: -7_500},
  {description: 'RAPPI*RESTAURANTE BOGOTA', account: 'wise', cents: -1_870},
  {description: 'Enviado a Bancolombia S.A.', account: 'wise', cents: -45_000},
  {description: 'FACEBK ADS 8H2KD9', account: 'mercury', cents: -21_350},
  {description: 'UPWORK ESCROW INC 55120', account: 'mercury', cents: 137_500},
  {description: 'AVIANCA 1342201877', account: 'wise', cents: -18_990},
  {description: 'USDC received from 0x71…c3', account: 'wallet', cents: 120_000},
  {description: 'NOTION LABS, INC.', account: 'mercury', cents: -4_000},
  {description: 'DEEL INC. PAYMENT 90411', account: 'mercury', cents: -185_000},
] as const;
