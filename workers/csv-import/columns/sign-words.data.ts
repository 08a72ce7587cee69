/**
 * Words of types and descriptions that tell which way money went, normalised, as alternatives of a pattern. What is said of a refund or a payment
 * depends on what the account is: a card's payment comes in, a bank's goes out. Source: facts.md *Real bank exports*.
 */
export const signWords = {
  /** Out of any account. */
  out: 'purchase|purchases|pos debit|compra|compras|consumo|consumos|withdrawal|retiro|saque|atm|cargo por|comision|comissao|fee|interest charge|cash advance|avance en efectivo|adelanto de efectivo|cuota de manejo|anualidad|anuidade|intereses de mora|interes moratorio|pago con tarjeta|pagamento com cartao|card payment|card transaction|kartenzahlung|compra no debito|pix enviado|transferencia enviada|transfer sent|sent to|pago de servicios|pago enviado|envio de dinero|lastschrift|direct debit|pagaste|enviaste|transferiste|compraste|retiraste|voce pagou|voce enviou|voce transferiu|you paid|you sent|spend money|geld gesendet|zahlung gesendet|uberweisung gesendet|barabhebung|geldautomat|paiement par carte|retrait|prelevement|achat|addebito|prelievo|pagamento pos|betaalautomaat|geldopname|incasso|zakup|wyplata',
  /** Into any account. */
  in: 'deposit|deposito|interest earned|interest paid|interest payment|intereses ganados|rendimientos|rendimento|rendimentos|pix recebido|transferencia recebida|transferencia recibida|transfer received|received from|direct dep|cashback|topped up|top up|recarga recibida|payment received|pago recibido|pagamento recebido|te pago|te pagaron|te envio|te enviaron|te transfirio|te transfirieron|recibiste|cobraste|depositaste|voce recebeu|you received|paid you|sent you|receive money|geld erhalten|zahlung erhalten|virement recu|bonifico ricevuto|accredito|przelew przychodzacy',
  /** Out of a card; in a shop's account a sale comes in. */
  cardOut: 'sale|sales',
  /** Into a card alone; into no other account for sure. */
  cardIn:
    'payment thank you|thank you|autopay|automatic payment|auto payment|online payment|mobile payment|su pago|gracias por su pago|pago tarjeta|pago de tarjeta|pago tc|pago automatico|pago en linea|pago electronico|pago web|pago pac|pago normal|pago interbancario|pago spei|pago pesos|pago dolares|pago por transferencia|monto cancelado|abono|abonos|pagamento fatura|pagamento de fatura|pagamento da fatura|pagamento efetuado|pagto|refund|reembolso|devolucion|devolucao|estorno|reversion|reversa|bonificacion|gutschrift|einzahlung|credit voucher|nota de credito|ausgleich kreditkarte|votre paiement|paiement recu|pagamento ricevuto|betaling ontvangen|splata karty|remboursement|rimborso',
  /** Into a bank's account or a wallet alone. */
  bankIn: 'abono por|abono de|reembolso|devolucion de recibo|abono',
} as const;

/** What a card's statement calls the payment of it, normalised, as alternatives of a pattern. */
export const cardPayments =
  'payment (?:received )?thank you|thank you for your payment|payment received|gracias por su pago|su pago|pago recibido|pago spei|autopay|auto pay|automatic payment|online payment|mobile payment|pago tc|pago tarjeta|pago de tarjeta|pago en linea|pago automatico|debito automatico|pagamento efetuado|pagamento recebido|pagamento (?:de |da )?fatura|zahlung erhalten|ausgleich kreditkarte|paiement recu|votre paiement|pagamento ricevuto|betaling ontvangen|splata karty';

/**
 * Words of pay, normalised, as alternatives of a pattern: who works is paid it and a company pays it, so that a row of it says nothing, whatever else it
 * calls itself.
 */
export const payWords =
  'payroll|payrolls|salary|salaries|wage|wages|nomina|nominas|salario|salarios|sueldo|sueldos|gehalt|gehalter|lohn|lohne';

/** Words of a row that gives money back, normalised, as alternatives of a pattern. */
export const refundWords =
  'refund|refunds|refunded|reversal|reversed|returned|return|chargeback|credit voucher|reembolso|reembolsado|devolucion|devuelto|reversion|reverso|reversa|reintegro|contracargo|devolucao|devolvido|estorno|estornado|ressarcimento|erstattung|ruckerstattung|gutschrift|rimborso|storno|remboursement';
