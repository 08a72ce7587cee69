import type {ColumnRole} from '#workers/csv-import/reading.ts';

/** Names of columns as banks write them, without accents, case or marks, best first: the first ones win where several columns fit. */
export const headerNames: Readonly<Partial<Record<ColumnRole, readonly string[]>>> = {
  date: [
    'completed date', 'fecha de finalizacion', 'data de conclusao', 'posting date', 'posted date', 'post date', 'booking date', 'date posted', 'fecha contable', 'fecha de operacion', 'fecha operacion', 'f operacion',
    'fecha mov', 'fecha movimiento', 'fecha del movimiento', 'fecha de movimiento', 'fecha de transaccion', 'fecha transaccion', 'data contabile', 'data operazione', 'data lancamento', 'data do lancamento', 'data de lancamento',
    'data da transacao', 'data movimento', 'data mov', 'data do movimento', 'data da operacao', 'data operacao', 'buchungstag', 'buchungsdatum', 'buchung', 'date comptable', 'date operation', 'date de l operation', 'date d operation', 'date de comptabilisation',
    'transaction date', 'trans date', 'txn date', 'tran date', 'activity date', 'date utc', 'created utc', 'created', 'created date utc', 'created at', 'date', 'fecha', 'data', 'datum', 'dia', 'date time', 'fecha y hora', 'data e hora', 'data hora',
    'started date', 'fecha de inicio', 'data de inicio', 'value date', 'fecha valor', 'fecha de valor', 'f valor', 'data valuta', 'data valor', 'data de valor', 'valutadatum', 'wertstellung', 'wertstellungstag', 'date de valeur', 'date valeur', 'effective date', 'available on utc', 'available on', 'timestamp', 'datetime utc', 'datetime', 'date time utc', 'unixtimestamp', 'unix timestamp', 'epoch', 'time stamp', 'fecha hora', 'fec mov', 'fecha de compra', 'fecha compra', 'data da compra', 'transaktionsdatum', 'rentedatum', 'boekdatum', 'transactiedatum', 'time', 'date created', 'fecha de creacion', 'data de criacao',
  ],
  description: [
    'description', 'descripcion', 'naam omschrijving', 'omschrijving', 'omschrijving 1', 'label', 'mededelingen', 'descricao', 'descrizione', 'concepto', 'transaction description', 'descripcion del movimiento', 'descripcion de la operacion', 'detalle', 'detalle del movimiento', 'details', 'detalles', 'transaction details',
    'lancamento', 'historico', 'movimiento', 'movimientos', 'movimento', 'movimentos', 'glosa', 'verwendungszweck', 'buchungstext', 'libelle', 'libelle operation', 'libelle de l operation', 'causale', 'descrizione operazione', 'particulars', 'narration', 'narrative',
    'detalhes', 'identificacao', 'titulo', 'title', 'text', 'texto', 'operazione', 'operation', 'operacion', 'memo', 'concept', 'remarks',
    'bank description', 'additional description', 'observaciones', 'observacoes', 'item title', 'mas datos', 'payment reference', 'riferimento pagamento', 'referencia de pago', 'note', 'notes', 'nota', 'notas', 'comentario', 'comentarios',
  ],
  merchant: [
    'payee', 'merchant', 'naam tegenpartij', 'merchant name', 'comercio', 'establecimiento', 'estabelecimento', 'beneficiario', 'beneficiary', 'name', 'nombre', 'nome', 'counterparty', 'counterparty name', 'contraparte', 'contrapartida', 'payee name', 'payer name',
    'beguenstigter zahlungspflichtiger', 'auftraggeber empfanger', 'empfanger', 'nom', 'tiers', 'recipient', 'ordenante', 'ordenante beneficiario', 'store name', 'name of counterparty', 'partner name', 'to from', 'name of sender receiver', 'razon social', 'favorecido',
  ],
  reference: [
    'reference', 'payment reference', 'riferimento pagamento', 'referencia de pago', 'referencia', 'referencia 1', 'riferimento', 'referenz', 'ref', 'reference number', 'numero de referencia', 'num documento', 'documento', 'doc', 'no documento', 'n documento', 'numero de documento', 'check number', 'check or slip', 'cheque', 'check', 'folio', 'reference id',
    'reference txn id', 'tracking id', 'clave de rastreo', 'comprobante', 'numero operacion', 'nro operacion',
  ],
  category: ['category', 'categoria', 'kategorie', 'categorie', 'rubro', 'rubrica', 'budget category', 'mercury category', 'expense category', 'categoria de gasto', 'category name', 'unterkategorie', 'sub category', 'subcategoria'],
  note: [
    'note', 'notes', 'nota', 'notas', 'observaciones', 'observacion', 'observacoes', 'observacao', 'memo', 'remarks', 'remark', 'comment', 'comments', 'comentario', 'comentarios', 'mededelingen', 'kommentar', 'notiz', 'notizen', 'commentaire', 'message', 'mensaje', 'mensagem', 'nachricht', 'anmerkung', 'note interne',
  ],
  type: [
    'type', 'tipo', 'transaction type', 'tipo de transaccion', 'tipo de movimiento', 'tipo de operacion', 'tipo de transacao', 'tipo lancamento', 'tipo de lancamento', 'reporting category', 'transaction details type', 'typ', 'art', 'umsatzart', 'tipo operazione', 'kind', 'code',
  ],
  amount: [
    'amount', 'importe', 'monto', 'bedrag', 'tokenvalue', 'token value', 'quantity transacted', 'quantity', 'valor', 'importo', 'betrag', 'montant', 'cantidad', 'gross', 'bruto', 'brutto', 'gross amount', 'importe bruto', 'valor bruto', 'transaction amount', 'monto de la transaccion', 'importe de la operacion', 'valor da transacao', 'valor transacao', 'montant de l operation',
    'amount usd', 'amount eur', 'importe eur', 'importe eur', 'importe usd', 'monto usd', 'monto mxn', 'valor r', 'valor brl', 'valor em r', 'montante', 'umsatz', 'quantia', 'importe movimiento', 'importe operacion', 'net amount', 'billing amount', 'cargo abono', 'debit credit amount', 'montant eur', 'monto total', 'importe total', 'total amount', 'betrag eur', 'importo eur', 'sum', 'suma', 'value',
  ],
  debit: [
    'debit', 'debits', 'debito', 'debitos', 'debe', 'cargo', 'cargos', 'debit amount', 'amount debit', 'withdrawal', 'withdrawals', 'withdrawal amount', 'withdrawal amt', 'money out', 'paid out', 'retiro', 'retiros', 'egreso', 'egresos', 'gasto', 'gastos', 'salida', 'salidas', 'saida', 'saidas', 'saque', 'dare', 'addebiti', 'addebito', 'uscite', 'uscita',
    'soll', 'lastschrift', 'ausgang', 'debit eur', 'importe debito', 'monto debito', 'monto cargo', 'importe cargo', 'valor debito', 'dr', 'outflow', 'spent', 'out', 'adeudo', 'pagos', 'a debito',
  ],
  credit: [
    'credit', 'credits', 'credito', 'creditos', 'haber', 'abono', 'abonos', 'credit amount', 'amount credit', 'deposit', 'deposits', 'deposit amount', 'deposit amt', 'money in', 'paid in', 'deposito', 'depositos', 'ingreso', 'ingresos', 'entrada', 'entradas', 'avere', 'accrediti', 'accredito', 'entrate', 'entrata',
    'haben', 'gutschrift', 'eingang', 'credit eur', 'importe credito', 'monto credito', 'monto abono', 'importe abono', 'valor credito', 'cr', 'inflow', 'received', 'in', 'a credito',
  ],
  direction: [
    'debit credit', 'credit debit', 'af bij', 'bij af', 'tipo de movimiento d c', 'debe haber', 'd c', 'c d', 'dc', 'cd', 'dr cr', 'cr dr', 'debe haber', 'cargo abono', 'debito credito', 'credito debito', 'direction', 'direccion', 'direcao', 'soll haben', 's h', 'credit debit indicator', 'signo', 'sinal', 'sign', 'entrada saida', 'entradas salidas', 'balance impact', 'impacto en el saldo', 'impacto no saldo', 'naturaleza', 'natureza', 'sens', 'segno',
  ],
  fee: ['fee', 'fees', 'comision', 'comisiones', 'tarifa', 'tarifas', 'taxa', 'taxas', 'comissao', 'commissione', 'commissioni', 'gebuhr', 'gebuhren', 'frais', 'commission', 'transaction fee', 'fee amount', 'processing fee', 'service fee', 'network fee', 'gas fee', 'txnfee', 'mercado pago fee', 'comision mercado pago', 'cargo por venta', 'cargos por venta', 'cargo por servicio', 'costo de envio', 'costos de envio', 'tarifa de venta', 'tarifa de servicio', 'source fee amount', 'comision por venta'],
  tax: ['tax', 'taxes', 'tax amount', 'vat', 'vat amount', 'iva', 'impuesto', 'impuestos', 'imposto', 'impostos', 'iof', 'igv', 'itbms', 'gst', 'sales tax', 'retencion', 'retenciones', 'mwst', 'ust', 'tva', 'withholding', 'withholding tax', 'iva comision', 'impuestos cobrados'],
  net: ['net', 'neto', 'liquido', 'valor liquido', 'netto', 'net amount', 'importe neto', 'monto neto', 'net proceeds', 'payout', 'a recibir', 'total a recibir', 'monto neto recibido', 'net credit amount', 'valor a receber', 'neto recibido', 'total neto'],
  balance: [
    'balance', 'saldos', 'saldo na trn', 'accountbalance', 'balance amount', 'running balance', 'running bal', 'saldo', 'saldo corriente', 'saldo corrente', 'saldo disponible', 'saldo contable', 'saldo final', 'saldo posterior', 'saldo resultante', 'saldo apos lancamento', 'saldo do dia', 'saldo atual', 'saldo actual', 'saldo eur', 'saldo usd', 'saldo r', 'solde', 'solde apres operation', 'kontostand', 'saldo contabile', 'saldo progressivo',
    'balance after', 'balance after transaction', 'account balance', 'ending balance', 'closing balance', 'book balance', 'ledger balance', 'saldo nach buchung', 'saldo apos', 'balance usd', 'available balance',
  ],
  currency: ['currency', 'munt', 'valuta code', 'asset', 'coin', 'token symbol', 'tokensymbol', 'currency code', 'divisa', 'moneda', 'moeda', 'valuta', 'wahrung', 'devise', 'ccy', 'cur', 'mon', 'settlement currency', 'account currency', 'waers'],
  bankId: [
    'transaction id', 'transferwise id', 'wise id', 'balance transaction id', 'id', 'id de transaccion', 'id transaccion', 'id de la transaccion', 'id da transacao', 'id de transacao', 'id transacao', 'identificador', 'transaction reference', 'fitid', 'fit id', 'txn id', 'trn id', 'unique id', 'transaction uuid', 'uuid', 'id transazione', 'transaktionscode', 'transaktions id', 'id de operacion', 'id operacion', 'id movimiento', 'numero de transaccion', 'transaction number',
  ],
  status: ['status', 'state', 'estado', 'estatus', 'stato', 'situacao', 'etat', 'transaction status', 'estado de la transaccion', 'posting status'],
  from: ['from', 'from address', 'sender', 'sender address', 'de', 'desde', 'direccion origen', 'origin address', 'source address'],
  to: ['to', 'to address', 'recipient address', 'receiver', 'receiver address', 'para', 'hacia', 'direccion destino', 'destination address', 'to address hash'],
  account: ['source account', 'account', 'account number', 'account name', 'account no', 'cuenta', 'numero de cuenta', 'conta', 'numero da conta', 'konto', 'kontonummer', 'compte', 'conto', 'product', 'producto', 'produto', 'tarjeta', 'cuenta origen', 'cuenta de origen', 'iban', 'auftragskonto', 'rekening', 'rekeningnummer', 'iban bban', 'own account', 'cuenta propia', 'account iban', 'card no', 'card number', 'numero de tarjeta', 'cartao'],
};

/** Words that alone tell what a longer, unknown name is about. */
export const headerWords: Readonly<Partial<Record<ColumnRole, readonly string[]>>> = {
  date: ['date', 'fecha', 'data', 'datum'],
  description: ['description', 'descripcion', 'descricao', 'descrizione', 'concepto', 'detalle', 'historico', 'libelle', 'verwendungszweck', 'narrative'],
  merchant: ['payee', 'merchant', 'beneficiario', 'comercio', 'counterparty'],
  amount: ['amount', 'importe', 'monto', 'valor', 'importo', 'betrag', 'montant', 'gross', 'bruto'],
  debit: ['debit', 'debito', 'cargo', 'cargos', 'withdrawal', 'retiro', 'soll', 'debe', 'egresos', 'saida'],
  credit: ['credit', 'credito', 'abono', 'abonos', 'deposit', 'deposito', 'haben', 'haber', 'ingresos', 'entrada'],
  fee: ['fee', 'fees', 'comision', 'comisiones', 'comissao', 'comissoes', 'tarifa', 'tarifas', 'gebuhr', 'commission', 'txnfee'],
  tax: ['tax', 'taxes', 'vat', 'iva', 'impuesto', 'impuestos', 'imposto', 'impostos', 'retencion', 'retenciones', 'iibb', 'igv', 'gst', 'percepcion', 'percepciones'],
  net: ['net', 'neto', 'neta', 'liquido'],
  balance: ['balance', 'saldo', 'solde', 'kontostand'],
  currency: ['currency', 'divisa', 'moneda', 'moeda', 'wahrung', 'devise'],
  status: ['status', 'estado', 'situacao'],
  type: ['type', 'tipo'],
  category: ['category', 'categoria', 'kategorie'],
};

/** Words that make a name speak of something beside the transaction itself: another currency, the other side, a summary. */
export const sideWords: readonly string[] = [
  'original', 'orig', 'origen', 'origem', 'historical', 'usdvaluedayoftx', 'currentvalue', 'transfer', 'exchange', 'facing', 'foreign', 'local', 'target', 'converted', 'rate', 'total', 'limit', 'tax', 'iva', 'birth', 'due', 'expiry', 'sales', 'shipping', 'discount', 'tip', 'cashback', 'payer', 'address', 'email', 'phone', 'zip', 'country', 'card', 'attachment', 'available', 'disponible',
];

/** Words of statuses that mean "not settled yet" and "never happened". Anything else counts as settled. */
export const statusWords = {
  settled: ['completed', 'complete', 'completado', 'completada', 'concluido', 'concluida', 'sent', 'settled', 'posted', 'cleared', 'booked', 'paid', 'success', 'succeeded', 'successful', 'contabilizado', 'liquidado', 'efetivado', 'procesado', 'processed', 'done', 'approved', 'aprobado', 'aprovado', 'aprobada', 'aprovada', 'ok', 'confirmed', 'confirmado', 'confirmada', 'pagado', 'pagada', 'pago', 'paga', 'acreditado', 'acreditada', 'creditado', 'finalizado', 'finalizada', 'available', 'disponible', 'reconciled', 'active', 'realizada', 'realizado', 'efetuado', 'efetuada', 'aplicado', 'aplicada', 'gebucht', 'comptabilise', 'eseguito', 'executed', 'received', 'recibido', 'recibida', 'recebido', 'enviado', 'enviada', 'captured', 'deposited', 'fulfilled', 'normal', 'exitosa', 'exitoso', 'delivered', 'entregado', '1', 'true'],
  pending: ['pending', 'pendiente', 'pendente', 'en proceso', 'in progress', 'processing', 'procesando', 'em processamento', 'authorized', 'autorizado', 'autorizada', 'authorised', 'in review', 'on hold', 'held', 'retenido', 'uncleared', 'scheduled', 'programado', 'agendado', 'in attesa', 'ausstehend', 'vorgemerkt', 'en attente', 'unclaimed', 'incoming', 'queued', 'created'],
  failed: ['failed', 'fallido', 'fallida', 'falhou', 'declined', 'rechazado', 'rechazada', 'recusado', 'recusada', 'rejected', 'denied', 'denegado', 'denegada', 'cancelled', 'canceled', 'cancelado', 'cancelada', 'reverted', 'revertido', 'revertida', 'voided', 'void', 'blocked', 'expired', 'vencido', 'removed', 'error', 'abgelehnt', 'annulee', 'annullato', 'anulado', 'anulada', 'anulacion', 'nao autorizada', 'no autorizada', 'fehlgeschlagen', 'refused', 'unsuccessful', 'aborted', 'abandoned', 'erro', 'invalid'],
  /** The money may have come back, here or in a row of its own. */
  reversed: ['refunded', 'partially refunded', 'refund', 'returned', 'reversed', 'chargeback', 'charged back', 'charge back', 'disputed', 'in dispute', 'in mediation', 'reembolsado', 'reembolsada', 'devuelto', 'devuelta', 'reversado', 'reversada', 'contracargo', 'en disputa', 'en mediacion', 'devolvido', 'devolvida', 'estornado', 'estornada', 'contestado', 'contestada', 'em disputa', 'erstattet', 'rimborsato', 'rembourse', 'parcialmente reembolsado', 'reintegrado'],
} as const;

/** What stands in a column that says the direction of the money. */
export const directionWords = {
  debit: ['debit', 'debito', 'dr', 'd', 'db', 'debe', 'cargo', 'soll', 's', 'af', 'out', 'saida', 'salida', 'egreso', 'withdrawal', 'retiro', 'uscita', 'dare', 'outflow', 'sent', 'expense', 'gasto', '-'],
  credit: ['credit', 'credito', 'cr', 'c', 'bij', 'haber', 'abono', 'haben', 'h', 'in', 'entrada', 'ingreso', 'deposit', 'deposito', 'entrata', 'avere', 'inflow', 'received', 'income', '+'],
  memo: ['memo'],
} as const;

/** Labels of lines that sum up, before, inside or after the table. */
export const summaryWords = {
  opening: ['beginning balance', 'opening balance', 'starting balance', 'saldo inicial', 'saldo anterior', 'balance inicial', 'anfangssaldo', 'saldo iniziale', 'solde initial', 'previous balance', 'balance forward'],
  closing: ['ending balance', 'closing balance', 'saldo final', 'balance final', 'endsaldo', 'saldo finale', 'solde final', 'new balance', 'saldo al'],
  credits: ['total credits', 'total deposits', 'total abonos', 'total creditos', 'total ingresos', 'total haber', 'total entradas', 'total depositos'],
  debits: ['total debits', 'total withdrawals', 'total cargos', 'total debitos', 'total egresos', 'total debe', 'total saidas', 'total retiros'],
  other: ['total', 'totales', 'totals', 'subtotal', 'totais', 'summe', 'totale', 'saldo', 'balance', 'end of', 'fin de', 'numero de', 'records', 'registros', 'rows', 'movimientos'],
} as const;

/** Languages whose banks write the day before the month; a header in one of them suggests it, no more. */
export const dayFirstHeaderWords: readonly string[] = ['fecha', 'descripcion', 'importe', 'saldo', 'monto', 'concepto', 'data', 'descricao', 'valor', 'datum', 'betrag', 'importo', 'descrizione', 'montant', 'libelle', 'moeda', 'divisa'];
