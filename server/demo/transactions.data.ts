import type {defaultCategories} from '#contract/bookkeeping/category.ts';

/** A kind of transaction the demo studio has, and how often. */
export type DemoPattern = {
  readonly description: string;
  readonly merchant: string | null;
  readonly account: 'Mercury' | 'Wise' | 'USDC';
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
  {description: 'STRIPE TRANSFER ST-{ref}', merchant: 'Stripe', account: 'Mercury', category: 'sales', cents: [180_000, 640_000], day: null, perMonth: 5},
  {description: 'UPWORK ESCROW INC {ref}', merchant: 'Upwork', account: 'Mercury', category: 'services-income', cents: [60_000, 210_000], day: null, perMonth: 2},
  {description: 'Pago recibido de Estudio Nogal SAS', merchant: 'Estudio Nogal', account: 'Wise', category: 'services-income', cents: [150_000, 320_000], day: 12, perMonth: 1},
  {description: 'USDC received from Andén Labs', merchant: 'Andén Labs', account: 'USDC', category: 'services-income', cents: [90_000, 240_000], day: 18, perMonth: 1},
  {description: 'AMAZON WEB SERVICES AWS.AMAZON.CO', merchant: 'Amazon Web Services', account: 'Mercury', category: 'software', cents: [-41_200, -18_300], day: 3, perMonth: 1},
  {description: 'FIGMA MONTHLY RENEWAL', merchant: 'Figma', account: 'Mercury', category: 'software', cents: [-9_000, -4_500], day: 5, perMonth: 1},
  {description: 'GOOGLE *WORKSPACE_CEIBO', merchant: 'Google Workspace', account: 'Mercury', category: 'software', cents: [-4_320, -4_320], day: 2, perMonth: 1},
  {description: 'NOTION LABS, INC.', merchant: 'Notion', account: 'Mercury', category: 'software', cents: [-4_800, -3_200], day: 9, perMonth: 1},
  {description: 'ADOBE *CREATIVE CLOUD', merchant: 'Adobe', account: 'Mercury', category: 'software', cents: [-8_999, -5_999], day: 14, perMonth: 1},
  {description: 'SLACK T04{ref}', merchant: 'Slack', account: 'Mercury', category: 'software', cents: [-3_500, -2_625], day: 21, perMonth: 1},
  {description: 'FACEBK ADS {ref}', merchant: 'Meta Ads', account: 'Mercury', category: 'advertising', cents: [-38_000, -9_000], day: null, perMonth: 4},
  {description: 'GOOGLE *ADS{ref}', merchant: 'Google Ads', account: 'Mercury', category: 'advertising', cents: [-22_000, -5_000], day: null, perMonth: 2},
  {description: 'DEEL INC. PAYMENT {ref}', merchant: 'Deel', account: 'Mercury', category: 'contractors', cents: [-260_000, -140_000], day: 28, perMonth: 2},
  {description: 'Transferencia a Valentina Peña Ríos', merchant: 'Valentina Peña', account: 'Wise', category: 'contractors', cents: [-98_000, -52_000], day: 29, perMonth: 1},
  {description: 'Enviado a Bancolombia S.A. – arriendo oficina', merchant: 'Bancolombia', account: 'Wise', category: 'rent', cents: [-64_000, -64_000], day: 1, perMonth: 1},
  {description: 'CREPES & WAFFLES BOGOTA', merchant: 'Crepes & Waffles', account: 'Wise', category: 'meals', cents: [-4_800, -1_600], day: null, perMonth: 4},
  {description: 'RAPPI*RESTAURANTE BOGOTA', merchant: 'Rappi', account: 'Wise', category: 'meals', cents: [-3_200, -900], day: null, perMonth: 6},
  {description: 'AVIANCA 134{ref}', merchant: 'Avianca', account: 'Wise', category: 'travel', cents: [-38_000, -11_000], day: null, perMonth: 1},
  {description: 'UBER *TRIP BOGOTA', merchant: 'Uber', account: 'Wise', category: 'travel', cents: [-1_900, -450], day: null, perMonth: 5},
  {description: 'CLARO COLOMBIA PAGO FACTURA', merchant: 'Claro', account: 'Wise', category: 'utilities', cents: [-3_900, -3_100], day: 16, perMonth: 1},
  {description: 'Wise charges for TRANSFER-{ref}', merchant: 'Wise', account: 'Wise', category: 'bank-fees', cents: [-840, -210], day: null, perMonth: 3},
  {description: 'STRIPE FEES ST-{ref}', merchant: 'Stripe', account: 'Mercury', category: 'payment-fees', cents: [-4_900, -900], day: null, perMonth: 2},
  {description: 'MERCADO LIBRE *PAPELERIA', merchant: 'Mercado Libre', account: 'Wise', category: 'office-supplies', cents: [-7_400, -1_200], day: null, perMonth: 1},
  {description: 'Owner draw – Ana Restrepo', merchant: 'Ana Restrepo', account: 'Mercury', category: 'owner-distribution', cents: [-250_000, -150_000], day: 30, perMonth: 1},
];

/** The newest transactions, still to be looked at: their order is from yesterday backwards. */
export const demoOpenTransactions = [
  {description: 'STRIPE TRANSFER ST-Q7XK2', account: 'Mercury', cents: 412_000},
  {description: 'CREPES & WAFFLES CL 85', account: 'Wise', cents: -3_640},
  {description: 'AMAZON WEB SERVICES AWS.AMAZON.CO', account: 'Mercury', cents: -28_419},
  {description: 'FIGMA MONTHLY RENEWAL', account: 'Mercury', cents: -7_500},
  {description: 'RAPPI*RESTAURANTE BOGOTA', account: 'Wise', cents: -1_870},
  {description: 'Enviado a Bancolombia S.A.', account: 'Wise', cents: -45_000},
  {description: 'FACEBK ADS 8H2KD9', account: 'Mercury', cents: -21_350},
  {description: 'UPWORK ESCROW INC 55120', account: 'Mercury', cents: 137_500},
  {description: 'AVIANCA 1342201877', account: 'Wise', cents: -18_990},
  {description: 'USDC received from 0x71…c3', account: 'USDC', cents: 120_000},
  {description: 'NOTION LABS, INC.', account: 'Mercury', cents: -4_000},
  {description: 'DEEL INC. PAYMENT 90411', account: 'Mercury', cents: -185_000},
] as const;
