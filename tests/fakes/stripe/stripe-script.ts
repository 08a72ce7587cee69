import type {
  ConfirmPaymentData,
  PaymentIntentResult,
  Stripe,
  StripeConstructor,
  StripeElements,
  StripeElementsOptionsMode,
  StripeElementsUpdateOptions,
  StripeError,
  StripePaymentElement,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';

/** What was asked of Stripe's script, in the words of its own types: a package that changes them does not compile here. */
type Confirmed = {
  readonly clientSecret?: string;
  readonly confirmParams?: Partial<ConfirmPaymentData>;
  readonly redirect?: string;
};

/** Stripe's script in a browser, as far as the card field uses it. A test says what it answers. */
export type StripeScript = {
  /** Stands where Stripe's own would. */
  readonly construct: StripeConstructor;
  readonly made: {readonly key: string; readonly locale: string | undefined}[];
  readonly fields: {
    readonly group: StripeElementsOptionsMode;
    readonly options: StripePaymentElementOptions | undefined;
  }[];
  readonly updates: StripeElementsUpdateOptions[];
  readonly confirmed: Confirmed[];
  /** The same of cards that are only saved. */
  readonly savedBy: Confirmed[];
  readonly continued: string[];
  /** What a field does once it is mounted. */
  field: 'ready' | 'loaderror' | 'slow';
  /** What a field finds wrong with what is typed. */
  wrong: StripeError | undefined;
  /** What comes of a payment, after the bank's page where there is one. */
  confirm: () => Promise<StripeError | undefined>;
  continue: () => Promise<StripeError | undefined>;
};

/** Where Stripe's package finds the version of the script that it was made for. */
const version = 'endive';

/** Makes a script that mounts a field, takes every card and needs no bank. */
export function openStripeScript(): StripeScript {
  const script: StripeScript = {
    construct: Object.assign(construct, {version}),
    made: [],
    fields: [],
    updates: [],
    confirmed: [],
    savedBy: [],
    continued: [],
    field: 'ready',
    wrong: undefined,
    confirm: async () => Promise.resolve(undefined),
    continue: async () => Promise.resolve(undefined),
  };
  function construct(...[key, options]: Parameters<StripeConstructor>): Stripe {
    script.made.push({key, locale: options?.locale});
    const used: Pick<Stripe, 'confirmPayment' | 'confirmSetup' | 'handleNextAction'> & {elements: typeof elements} = {
      elements,
      confirmPayment: async (wanted: Confirmed): Promise<never> => {
        script.confirmed.push(wanted);
        return toResult(await script.confirm()) as never; // Each of its forms answers this, and another where it leads away.
      },
      confirmSetup: async (wanted: Confirmed): Promise<never> => {
        script.savedBy.push(wanted);
        return toResult(await script.confirm()) as never; // As above.
      },
      handleNextAction: async (wanted) => {
        if ('clientSecret' in wanted) script.continued.push(wanted.clientSecret);
        return toResult(await script.continue());
      },
    };
    // Whoever asks it for more fails.
    return used as unknown as Stripe;
  }
  const elements = (group: StripeElementsOptionsMode): StripeElements => {
    const used: Pick<StripeElements, 'submit'> & Pick<StripeElements, 'update'> & {create: typeof create} = {
      create,
      submit: async () => Promise.resolve(script.wrong ? {error: script.wrong} : {selectedPaymentMethod: 'card'}),
      update: async (options) => void script.updates.push(options),
    };
    function create(kind: 'payment', options?: StripePaymentElementOptions): StripePaymentElement {
      if (kind !== 'payment') throw new Error(`nobody asks for a field of the kind ${String(kind)}`);
      script.fields.push({group, options});
      return createField(script);
    }
    return used as unknown as StripeElements; // As above.
  };
  return script;
}

/** A field in its place: what Stripe shows in a frame of its own. */
function createField(script: StripeScript): StripePaymentElement {
  const heard = new Map<string, (event: object) => void>();
  const shown = document.createElement('input');
  shown.setAttribute('aria-label', 'Stripe');
  const used = {
    on: (event: 'ready' | 'loaderror', hear: (event: object) => void) => void heard.set(event, hear),
    mount: (place: HTMLElement) => {
      place.append(shown);
      if (script.field !== 'slow') queueMicrotask(() => heard.get(script.field)?.({elementType: 'payment'}));
    },
    focus: () => shown.focus(),
    destroy: () => shown.remove(),
  } satisfies Partial<Record<keyof StripePaymentElement, unknown>>;
  return used as unknown as StripePaymentElement; // As above.
}

function toResult(error: StripeError | undefined): PaymentIntentResult {
  // Of a payment nothing is read here: the order says what became of it.
  return error ? {error} : {paymentIntent: {} as NonNullable<PaymentIntentResult['paymentIntent']>};
}
