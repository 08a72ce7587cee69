import {joinLetters, normaliseWords} from '#workers/csv-import/file/normalise.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What a balance or a total is called in the languages of banks. */
const heads = set(
  'saldo saldos sdo balance balances bal solde soldes kontostand kontosaldo endsaldo anfangssaldo schlusssaldo tagessaldo eindsaldo beginsaldo stand bakiye zustatek zostatok stanje egyenleg saldot sold soldul total totals totales totais totale totaal subtotal suma summe gesamtsumme soma razem toplam итого остаток баланс сальдо υπολοιπο 残高 余额 合計 합계 잔액 יתרה الرصيد',
);

/** Words that may stand beside it, and leave it one: which one, whose, and of when. */
const others = set(
  'a al ao am an as at au by de del di do da dos das den der du des e el em en et fin final finale finals finali fim for from het hasta in inicial inicio iniziale initial intermediaire intermedio is la le les lo los mes month na no nach of on op par per periodo period po por principio pro the to vom von y zum zu do dia day days daily diario diaria diarias diarios giornaliero journalier dagelijks hoy fecha date data datum corte cierre apertura anterior anteriores actual actuales atual atuais aktuell aktueller alter alt altes neuer neues nuevo nueva nuevos novo nova new nouveau ancien precedent precedente previo previous prior prev opening closing ending beginning starting open close closed start end brought carried forward bf cf running current available ledger book statement account cuenta conta conto compte konto disponible disponivel disponibile contable contabil contabilistico contabile comptable crediteur debiteur provisional provisorio provisoria bloqueado bloqueada retenido retenida parcial partial general geral grand gran sub global saldo balance periodu koncowy poczatkowe poczatkowy koncowe pocatecni konecny konecna devir devreden onceki son guncel hesap кон на входящий исходящий начало конец периода день остаток remaining outstanding restante projected disponivel liquido neto net',
);

const months =
  /^(?:jan|ene|gen|feb|fev|mar|mrz|apr|abr|avr|may|mai|mag|maj|jun|giu|jui|jul|lug|aug|ago|aou|sep|set|oct|out|ott|okt|nov|dec|dic|dez)\p{L}*$/u;

/** Spares nearly every text the comparison word by word. */
const mayName =
  /sald|sdo|bal|sold|stand|bakiye|stat|stanje|egyenleg|tot|sum|som|razem|toplam|s a l d o|итог|остат|баланс|сальд|υπόλ|υπολ|残高|余额|合[計计]|합계|잔액|יתרה|رصيد/iu;

/**
 * Whether a text is nothing but the name of a balance or a total: `SALDO`, "Saldo diario", "Solde au 31/03/2026". "Saldo fattura 12" is a payment of what
 * is owed, and none.
 */
export function namesOnlyBalance(text: string): boolean {
  if (text.length > 80 || !mayName.test(text)) return false;
  const words = joinLetters(normaliseWords(text)).split(' ');
  return (
    words.some((word) => heads.has(word)) &&
    words.every((word) => heads.has(word) || others.has(word) || /^\d+$/.test(word) || months.test(word))
  );
}
