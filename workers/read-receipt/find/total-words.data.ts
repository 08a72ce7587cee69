/** What was paid, as receipts call it; folded. Source: documents of the countries named in the tests. */
export const paidWords: ReadonlySet<string> = new Set([
  'amount paid', 'total paid', 'total amount paid', 'paid', 'you paid', 'total charged', 'amount charged', 'charged', 'payment amount', 'total payment', 'paid amount', 'payment total', 'total paid by card',
  'importe pagado', 'total pagado', 'pagado', 'monto pagado', 'monto cobrado', 'total cobrado', 'importe cobrado', 'cobrado', 'importe abonado', 'total abonado', 'cantidad pagada', 'valor pagado', 'monto total pagado', 'importe total pagado',
  'valor pago', 'total pago', 'valor total pago', 'valor cobrado', 'total cobrado', 'montante pago', 'quantia paga', 'pago',
  'montant paye', 'total paye', 'paye', 'bezahlt', 'bezahlter betrag', 'gezahlter betrag', 'gezahlt', 'importo pagato', 'totale pagato', 'pagato', 'betaald', 'betaald bedrag',
]);

/** What is to be paid; folded. */
export const dueWords: ReadonlySet<string> = new Set([
  'amount due', 'total due', 'balance due', 'total amount due', 'amount payable', 'total payable', 'invoice amount due', 'total amount payable', 'please pay', 'pay this amount', 'new balance', 'total balance due', 'amount to pay', 'net amount due', 'amount owed', 'total owed', 'current balance due', 'total due now', 'amount remaining',
  'total a pagar', 'importe a pagar', 'monto a pagar', 'valor a pagar', 'saldo a pagar', 'total importe a pagar', 'neto a pagar', 'total neto a pagar', 'importe total a pagar', 'cantidad a pagar', 'importe adeudado', 'total adeudado', 'saldo pendiente', 'importe pendiente', 'monto total a pagar', 'valor total a pagar', 'total factura a pagar', 'a pagar', 'liquido a percibir', 'total liquido', 'importe liquido',
  'valor liquido', 'valor liquido da nota', 'valor liquido da nfs-e', 'valor liquido da nota fiscal', 'valor do documento', 'valor devido', 'saldo devedor', 'total da fatura', 'valor da fatura', 'valor liquido a pagar', 'total liquido a pagar',
  'net a payer', 'montant du', 'montant a payer', 'solde du', 'total a payer', 'zu zahlender betrag', 'zahlbetrag', 'zu zahlen', 'fälliger betrag', 'falliger betrag', 'offener betrag', 'importo da pagare', 'totale da pagare', 'netto a pagare', 'te betalen', 'openstaand bedrag',
]);

/** What all of it comes to; folded. */
export const totalWords: ReadonlySet<string> = new Set([
  'total', 'grand total', 'invoice total', 'order total', 'total amount', 'total price', 'total cost', 'total incl vat', 'total inc vat', 'total including vat', 'total incl gst', 'total inc gst', 'total including gst', 'total including tax', 'total incl tax', 'total with tax', 'total inc tax', 'gross total', 'gross amount', 'total gross', 'invoice amount', 'receipt total', 'total invoice', 'total invoice amount', 'invoice value', 'total for this invoice', 'total for this order', 'total for your order', 'fare total', 'total fare', 'trip total', 'trip fare total', 'total ticket amount', 'total for this receipt', 'total after tax', 'total amount incl vat', 'bill total', 'total bill',
  'importe total', 'total factura', 'total de la factura', 'total de factura', 'total general', 'monto total', 'valor total', 'total con iva', 'total iva incluido', 'total iva incl', 'total con impuestos', 'total pedido', 'total del pedido', 'total compra', 'total de la compra', 'total comprobante', 'total del comprobante', 'total del viaje', 'total viaje', 'total facturado', 'precio total', 'suma total', 'total operacion', 'total de la operacion', 'total documento', 'total del documento', 'total ticket', 'total recibo', 'total del recibo', 'total venta', 'importe total de la factura', 'importe factura', 'valor total factura', 'valor total de la factura', 'total neto factura', 'total orden', 'total de la orden', 'monto total factura', 'total boleta', 'total boleto',
  'valor total da nota', 'valor total da nota fiscal', 'valor total da nfs-e', 'valor total da nf-e', 'total da nota', 'total geral', 'valor total do pedido', 'total do pedido', 'total da compra', 'total da viagem', 'preco total', 'total com impostos', 'total com iva', 'valor total do servico', 'valor total dos servicos', 'valor da nota', 'total do documento', 'total da corrida', 'valor total da nota fiscal eletronica', 'total do recibo', 'valor do recibo', 'total r',
  'total ttc', 'montant total', 'montant total ttc', 'total general ttc', 'montant ttc', 'total toutes taxes comprises', 'prix total',
  'gesamtbetrag', 'gesamtsumme', 'rechnungsbetrag', 'endbetrag', 'bruttobetrag', 'gesamt', 'summe brutto', 'gesamtbetrag brutto', 'gesamtbetrag inkl mwst', 'gesamt brutto', 'gesamtpreis',
  'totale', 'totale fattura', 'totale documento', 'totale ordine', 'importo totale', 'totale complessivo', 'totaal', 'totaal incl btw', 'totaalbedrag', 'totaal te betalen', 'totaal inclusief btw',
]);

/** Before tax or what is taken off; folded. */
export const subtotalWords: ReadonlySet<string> = new Set([
  'subtotal', 'sub total', 'sub-total', 'item subtotal', 'items subtotal', 'net amount', 'net total', 'total net', 'total excluding tax', 'total excl tax', 'total excl vat', 'total excluding vat', 'total before tax', 'total ex vat', 'amount before tax', 'taxable amount',
  'base imponible', 'base', 'importe neto', 'importe neto gravado', 'neto gravado', 'total sin iva', 'total antes de iva', 'total antes de impuestos', 'total bruto', 'subtotal sin iva', 'total base imponible', 'monto neto', 'neto',
  'valor dos servicos', 'valor total dos produtos', 'base de calculo', 'valor bruto', 'total sem impostos', 'total iliquido', 'total sem iva',
  'total ht', 'montant ht', 'total hors taxes', 'nettobetrag', 'summe netto', 'zwischensumme', 'gesamt netto', 'imponibile', 'totale imponibile', 'subtotaal', 'totaal excl btw',
]);

/** Headings of tables of what was bought: below them stands the price of one thing; folded, whole cells. */
export const tableHeads: ReadonlySet<string> = new Set([
  'description', 'item', 'items', 'qty', 'quantity', 'unit price', 'price', 'rate', 'product', 'service', 'hours', 'units', 'unit cost', 'details', 'usage', 'sku', 'discount', 'tax', 'vat', 'vat rate', 'unit',
  'descripcion', 'concepto', 'cantidad', 'cant', 'cant.', 'precio', 'precio unitario', 'p. unitario', 'precio unit.', 'producto', 'servicio', 'detalle', 'articulo', 'unidad', 'valor unitario', 'vr. unitario', 'codigo', 'clave', 'producto / servicio', 'u. medida', 'iva', 'dto', 'dto.', 'dto. %', 'tipo iva', 'vr unitario', 'unidad de medida', 'p. unit.',
  'descricao', 'quantidade', 'qtd', 'qtd.', 'qtde', 'preco', 'preco unitario', 'produto', 'servico', 'valor unit.', 'v. unit.', 'vl. unit.', 'un', 'ncm', 'cfop',
  'designation', 'quantite', 'qte', 'prix unitaire', 'pu ht', 'prix', 'article', 'beschreibung', 'menge', 'einzelpreis', 'bezeichnung', 'pos', 'pos.', 'artikel', 'descrizione', 'quantita', 'prezzo', 'prezzo unitario', 'omschrijving', 'aantal', 'prijs',
]);

/** Says that something was taken off: the whole may be less than its parts. */
export const reducing = /discount|credit|coupon|promo|refund|descuento|desconto|bonificacion|retenc|retenid|cupon|remise|rabatt|gutschein|sconto|korting|withh|irrf|irpf|deduc|saving|gift card|tarjeta de regalo|abatimento/;
