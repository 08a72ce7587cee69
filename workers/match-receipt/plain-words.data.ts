/** Words, folded, that names of files and descriptions of banks share without telling who was paid. */
export const plainWords: ReadonlySet<string> = new Set([
  'recibo', 'recibos', 'receipt', 'receipts', 'factura', 'facturas', 'fatura', 'faturas', 'invoice', 'invoices', 'ticket', 'tickets', 'tique', 'boleta', 'boleto', 'cupom', 'nota', 'fiscal', 'bill', 'note',
  'comprobante', 'comprovante', 'justificante', 'voucher', 'pago', 'pagos', 'pagamento', 'payment', 'payments', 'compra', 'compras', 'purchase', 'order', 'pedido', 'total', 'cobro', 'cargo', 'charge', 'debit', 'debito', 'credit', 'credito', 'card', 'tarjeta', 'cartao',
  'transfer', 'transferencia', 'statement', 'extracto', 'extrato', 'confirmation', 'confirmacion', 'confirmacao', 'copia', 'copy', 'duplicate', 'original', 'final', 'firmado', 'signed',
  'img', 'image', 'imagen', 'imagem', 'foto', 'photo', 'picture', 'pxl', 'dsc', 'dscn', 'dcim', 'scan', 'scanned', 'scanner', 'escaneo', 'escaneado', 'digitalizado', 'digitalizacion', 'camscanner', 'captura', 'pantalla', 'tela', 'screenshot', 'screen', 'shot', 'whatsapp', 'telegram', 'signal',
  'doc', 'document', 'documento', 'adobe', 'page', 'pagina', 'file', 'archivo', 'arquivo', 'download', 'descarga', 'attachment', 'adjunto', 'anexo', 'unnamed', 'untitled', 'sin', 'titulo', 'nombre', 'pdf', 'jpg', 'jpeg', 'png', 'webp', 'heic',
  'com', 'www', 'net', 'org', 'inc', 'llc', 'ltd', 'ltda', 'corp', 'gmbh', 'the', 'and', 'for', 'from', 'los', 'las', 'del', 'por', 'para', 'con', 'dos', 'das', 'uma', 'num', 'number', 'numero', 'date', 'fecha', 'data',
  'enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'setiembre', 'octubre', 'noviembre', 'diciembre', 'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december',
  'janeiro', 'fevereiro', 'marco', 'maio', 'junho', 'julho', 'setembro', 'outubro', 'novembro', 'dezembro', 'jan', 'ene', 'feb', 'fev', 'mar', 'apr', 'abr', 'mai', 'jun', 'jul', 'aug', 'ago', 'sep', 'set', 'oct', 'out', 'nov', 'dec', 'dic', 'dez',
]);
