/** OFX 1.x as banks of the United States give it: leaves that are never closed, Windows-1252, an account and what it then has. */
export const ofxOne = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE

<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260301120000[-5:EST]<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1
<STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>091000019<ACCTID>00012340421<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260201<DTEND>20260228
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260204230000[-5:EST]<TRNAMT>-120.00<FITID>202602040001<NAME>AWS EMEA &amp; CO<MEMO>CARD 0421</STMTTRN>
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20260210
<TRNAMT>3480.00
<FITID>202602100001
<NAME>STRIPE TRANSFER
</STMTTRN>
<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20260211120000<TRNAMT>-250.50<FITID>202602110007<CHECKNUM>1044<NAME>CHECK 1044</STMTTRN>
</BANKTRANLIST>
<LEDGERBAL><BALAMT>5109.50<DTASOF>20260228</LEDGERBAL>
<AVAILBAL><BALAMT>5000.00<DTASOF>20260228</AVAILBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1>
</OFX>
`;

/** OFX 2.x: XML on one line, a movement that is corrected, another that is taken out, one of which another currency is told. */
export const ofxTwo =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR</CURDEF><BANKACCTFROM><ACCTID>ES9121000418450200051332</ACCTID></BANKACCTFROM><BANKTRANLIST>' +
  '<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260203</DTPOSTED><TRNAMT>-18.35</TRNAMT><FITID>A1</FITID><NAME>RAPPI</NAME></STMTTRN>' +
  '<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260205</DTPOSTED><TRNAMT>-19.35</TRNAMT><FITID>A2</FITID><CORRECTFITID>A1</CORRECTFITID><CORRECTACTION>REPLACE</CORRECTACTION><NAME>RAPPI</NAME></STMTTRN>' +
  '<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260206</DTPOSTED><TRNAMT>-7.00</TRNAMT><FITID>A3</FITID><NAME>ERROR</NAME></STMTTRN>' +
  '<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260207</DTPOSTED><TRNAMT>-7.00</TRNAMT><FITID>A4</FITID><CORRECTFITID>A3</CORRECTFITID><CORRECTACTION>DELETE</CORRECTACTION></STMTTRN>' +
  '<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260208</DTPOSTED><TRNAMT>9.00</TRNAMT><FITID>A5</FITID><NAME><![CDATA[Café & Té <Sur>]]></NAME><ORIGCURRENCY><CURRATE>1.1</CURRATE><CURSYM>USD</CURSYM></ORIGCURRENCY></STMTTRN>' +
  '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>';

/** QIF with an account of its own, years after an apostrophe, a transfer and lists that are no movements. */
export const qif = `!Account
NOperativa
TBank
^
!Type:Bank
D1/31'26
T-1,204.50
PAWS EMEA
MServidor del cliente
LSoftware/Cliente
N1044
^
D2/ 1'26
T3,480.00
PStripe
L[Ahorros]
^
!Type:Cat
NSoftware
E
^
`;

/** MT940 with its blocks: numbered parts, cut in the middle of words, a reversal, and a booking day of the year before. */
export const mt940 = `{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{4:
:20:STARTUMS
:25:10020030/1234567
:28C:00001/001
:60F:C260101EUR1000,
:61:2601021231DR18,35N005NONREF//BANK0001
:86:005?00SEPA-LASTSCHRIFT?20EREF+NOTPROVIDED?21SVWZ+Bestellung 77 An?22zug?32RAPPI GMBH?33 BERLIN
:61:2601050105CR3480,00NTRFFACTURA-38//BANK0002
:86:166?00GUTSCHRIFT?20SVWZ+Factura 38?32NUBE SUR SPA
:61:2601060106RC10,5NTRFNONREF//BANK0003
:86:166?00STORNO?20Storno?32NUBE SUR SPA
:62F:C260131EUR4451,15
-}
`;

/** MT940 as in the Netherlands, words between strokes, and one with any text. */
export const mt940Words = `:20:940S260131
:25:NL91ABNA0417164300 EUR
:28C:1
:60F:D260131EUR100,00
:61:260131D25,00NTRFEREF//NONE
:86:/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/BIC/INGBNL2A/NAME/ACME BV/REMI/Invoice 12
 third quarter/EREF/E-77
:61:260131C5,00NMSCNONREF
:86:INTEREST JANUARY
PAID
:62F:D260131EUR120,00
`;

/** CAMT.053.001.02: a batch that is its payments, one that is not, a pending entry, prefixes of a namespace. */
export const camt = `<?xml version="1.0" encoding="UTF-8"?>
<ns2:Document xmlns:ns2="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
 <ns2:BkToCstmrStmt><ns2:GrpHdr><ns2:MsgId>1</ns2:MsgId></ns2:GrpHdr>
 <ns2:Stmt><ns2:Id>1</ns2:Id>
  <ns2:Acct><ns2:Id><ns2:IBAN>ES9121000418450200051332</ns2:IBAN></ns2:Id><ns2:Ccy>EUR</ns2:Ccy></ns2:Acct>
  <ns2:Bal><ns2:Tp><ns2:CdOrPrtry><ns2:Cd>OPBD</ns2:Cd></ns2:CdOrPrtry></ns2:Tp><ns2:Amt Ccy="EUR">1000.00</ns2:Amt><ns2:CdtDbtInd>CRDT</ns2:CdtDbtInd></ns2:Bal>
  <ns2:Bal><ns2:Tp><ns2:CdOrPrtry><ns2:Cd>CLBD</ns2:Cd></ns2:CdOrPrtry></ns2:Tp><ns2:Amt Ccy="EUR">4349.65</ns2:Amt><ns2:CdtDbtInd>CRDT</ns2:CdtDbtInd></ns2:Bal>
  <ns2:Ntry><ns2:Amt Ccy="EUR">30.35</ns2:Amt><ns2:CdtDbtInd>DBIT</ns2:CdtDbtInd><ns2:Sts>BOOK</ns2:Sts><ns2:BookgDt><ns2:Dt>2026-01-02</ns2:Dt></ns2:BookgDt><ns2:AcctSvcrRef>REF1</ns2:AcctSvcrRef>
   <ns2:NtryDtls>
    <ns2:TxDtls><ns2:Refs><ns2:EndToEndId>NOTPROVIDED</ns2:EndToEndId></ns2:Refs><ns2:AmtDtls><ns2:TxAmt><ns2:Amt Ccy="EUR">18.35</ns2:Amt></ns2:TxAmt></ns2:AmtDtls><ns2:RltdPties><ns2:Cdtr><ns2:Nm>Rappi</ns2:Nm></ns2:Cdtr></ns2:RltdPties><ns2:RmtInf><ns2:Ustrd>Pedido 77</ns2:Ustrd><ns2:Ustrd>Bogotá</ns2:Ustrd></ns2:RmtInf></ns2:TxDtls>
    <ns2:TxDtls><ns2:Refs><ns2:EndToEndId>E2E-9</ns2:EndToEndId></ns2:Refs><ns2:AmtDtls><ns2:TxAmt><ns2:Amt Ccy="EUR">12.00</ns2:Amt></ns2:TxAmt></ns2:AmtDtls><ns2:RltdPties><ns2:Cdtr><ns2:Pty><ns2:Nm>Figma</ns2:Nm></ns2:Pty></ns2:Cdtr></ns2:RltdPties></ns2:TxDtls>
   </ns2:NtryDtls></ns2:Ntry>
  <ns2:Ntry><ns2:Amt Ccy="EUR">3480.00</ns2:Amt><ns2:CdtDbtInd>CRDT</ns2:CdtDbtInd><ns2:Sts>BOOK</ns2:Sts><ns2:BookgDt><ns2:DtTm>2026-01-05T09:00:00+01:00</ns2:DtTm></ns2:BookgDt><ns2:AcctSvcrRef>REF2</ns2:AcctSvcrRef>
   <ns2:NtryDtls><ns2:TxDtls><ns2:RltdPties><ns2:Dbtr><ns2:Nm>Nube Sur SpA</ns2:Nm></ns2:Dbtr></ns2:RltdPties><ns2:RmtInf><ns2:Ustrd>Factura 38</ns2:Ustrd></ns2:RmtInf></ns2:TxDtls></ns2:NtryDtls></ns2:Ntry>
  <ns2:Ntry><ns2:Amt Ccy="EUR">100.00</ns2:Amt><ns2:CdtDbtInd>DBIT</ns2:CdtDbtInd><ns2:Sts>BOOK</ns2:Sts><ns2:BookgDt><ns2:Dt>2026-01-06</ns2:Dt></ns2:BookgDt>
   <ns2:NtryDtls><ns2:Btch><ns2:NbOfTxs>2</ns2:NbOfTxs></ns2:Btch><ns2:TxDtls><ns2:RltdPties><ns2:Cdtr><ns2:Nm>A</ns2:Nm></ns2:Cdtr></ns2:RltdPties></ns2:TxDtls><ns2:TxDtls><ns2:RltdPties><ns2:Cdtr><ns2:Nm>B</ns2:Nm></ns2:Cdtr></ns2:RltdPties></ns2:TxDtls></ns2:NtryDtls><ns2:AddtlNtryInf>NOMINA</ns2:AddtlNtryInf></ns2:Ntry>
  <ns2:Ntry><ns2:Amt Ccy="EUR">5.00</ns2:Amt><ns2:CdtDbtInd>DBIT</ns2:CdtDbtInd><ns2:Sts><ns2:Cd>PDNG</ns2:Cd></ns2:Sts><ns2:ValDt><ns2:Dt>2026-01-07</ns2:Dt></ns2:ValDt><ns2:AddtlNtryInf>RESERVA</ns2:AddtlNtryInf></ns2:Ntry>
 </ns2:Stmt></ns2:BkToCstmrStmt></ns2:Document>
`;
