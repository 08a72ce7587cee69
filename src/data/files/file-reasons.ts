import type {files} from '#contract/files/file.ts';
import type {finishUpload} from '#contract/files/finish-upload.ts';
import type {openFile} from '#contract/files/open-file.ts';
import type {startUpload} from '#contract/files/start-upload.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** What a device says of a file by itself. */
type HereReason =
  | 'file.bytes-missing'
  | 'file.device-full'
  | 'file.pdf-empty'
  | 'file.too-many-waiting'
  | 'file.vanished';

/** What an address for bytes answers; see `startUpload`. */
type AddressReason = 'file.bad-url' | 'file.expired-url' | 'file.part-size' | 'file.part-too-large';

/** Why a file is refused, for every feature whose screens take files. */
export const fileReasons = {
  'file.bad-name': {
    es: 'El nombre del archivo no sirve. Cámbialo y vuelve a intentarlo.',
    en: "The file's name cannot be used. Rename it and try again.",
    pt: 'O nome do arquivo não serve. Mude o nome e tente de novo.',
  },
  'file.bad-url': {
    es: 'El enlace del archivo no es válido. Vuelve a intentarlo.',
    en: "The file's link is not valid. Try again.",
    pt: 'O link do arquivo não é válido. Tente de novo.',
  },
  'file.bytes-missing': {
    es: 'El contenido de este archivo ya no está en este dispositivo. Elimínalo y agrégalo de nuevo.',
    en: 'This file’s contents are no longer on this device. Delete it and add it again.',
    pt: 'O conteúdo deste arquivo não está mais neste dispositivo. Exclua-o e adicione-o de novo.',
  },
  'file.device-full': {
    es: 'No hay espacio en este dispositivo para guardar el archivo. Libera espacio y vuelve a intentarlo.',
    en: 'There is no space left on this device to keep the file. Free some space and try again.',
    pt: 'Não há espaço neste dispositivo para guardar o arquivo. Libere espaço e tente de novo.',
  },
  'file.empty': {
    es: 'El archivo está vacío.',
    en: 'The file is empty.',
    pt: 'O arquivo está vazio.',
  },
  'file.expired-url': {
    es: 'El enlace del archivo venció. Vuelve a intentarlo.',
    en: "The file's link has expired. Try again.",
    pt: 'O link do arquivo expirou. Tente de novo.',
  },
  'file.is-html': {
    es: 'El archivo es una página web, no un recibo ni un documento. Guárdala como PDF y elige ese archivo.',
    en: 'The file is a web page, not a receipt or a document. Save it as a PDF and choose that file.',
    pt: 'O arquivo é uma página da web, não um recibo nem um documento. Salve como PDF e escolha esse arquivo.',
  },
  'file.is-svg': {
    es: 'Los dibujos SVG no se aceptan porque pueden ejecutar código. Usa JPG, PNG o PDF.',
    en: 'SVG drawings are not accepted because they can run code. Use JPG, PNG or PDF.',
    pt: 'Desenhos SVG não são aceitos porque podem executar código. Use JPG, PNG ou PDF.',
  },
  'file.not-stored': {
    es: 'El archivo todavía no llegó al servidor. Sigue en el dispositivo que lo agregó.',
    en: 'The file has not reached the server yet. It is still on the device that added it.',
    pt: 'O arquivo ainda não chegou ao servidor. Ele continua no dispositivo que o adicionou.',
  },
  'file.of-checked': {
    es: 'Este archivo es de un documento que ya se revisó y no se puede quitar.',
    en: 'This file belongs to a document that has been checked and cannot be taken away.',
    pt: 'Este arquivo é de um documento que já foi conferido e não pode ser retirado.',
  },
  'file.part-size': {
    es: 'El archivo llegó incompleto. Faro lo enviará de nuevo.',
    en: 'The file arrived incomplete. Faro will send it again.',
    pt: 'O arquivo chegou incompleto. O Faro vai enviar de novo.',
  },
  'file.part-too-large': {
    es: 'Llegó más de lo que el archivo tenía. Faro lo enviará de nuevo.',
    en: 'More arrived than the file held. Faro will send it again.',
    pt: 'Chegou mais do que o arquivo tinha. O Faro vai enviar de novo.',
  },
  'file.parts-missing': {
    es: 'Faltan partes del archivo. Faro las enviará de nuevo.',
    en: 'Parts of the file are missing. Faro will send them again.',
    pt: 'Faltam partes do arquivo. O Faro vai enviá-las de novo.',
  },
  'file.pdf-empty': {
    es: 'Este PDF no tiene páginas. Elige otro.',
    en: 'This PDF has no pages. Choose another.',
    pt: 'Este PDF não tem páginas. Escolha outro.',
  },
  'file.row-missing': {
    es: 'El archivo ya no existe en el servidor.',
    en: 'The file is no longer on the server.',
    pt: 'O arquivo não existe mais no servidor.',
  },
  'file.infected': {
    es: 'El antivirus encontró algo dañino en el archivo. No se guardó en ningún lado.',
    en: 'The virus scanner found something harmful in the file. It was kept nowhere.',
    pt: 'O antivírus encontrou algo nocivo no arquivo. Ele não foi guardado em lugar nenhum.',
  },
  'file.scanner-down': {
    es: 'El antivirus no responde, y sin él no guardamos archivos. Se enviará cuando vuelva.',
    en: 'The virus scanner does not respond, and without it we keep no files. It is sent once it is back.',
    pt: 'O antivírus não responde, e sem ele não guardamos arquivos. O envio será feito quando ele voltar.',
  },
  'file.space-full': {
    es: 'La empresa no tiene espacio para más archivos. Este sigue en tu dispositivo: elimina otros o pasa a un plan con más espacio, y envíalo otra vez.',
    en: 'The company has no room for more files. This one is still on your device: delete others or move to a plan with more room, then send it again.',
    pt: 'A empresa não tem espaço para mais arquivos. Este continua no seu dispositivo: exclua outros ou mude para um plano com mais espaço e envie de novo.',
  },
  'file.store-down': {
    es: 'El almacén de archivos no responde. El archivo sigue en este dispositivo.',
    en: 'The file store does not respond. The file is still on this device.',
    pt: 'O armazenamento de arquivos não responde. O arquivo continua neste dispositivo.',
  },
  'file.too-large': {
    es: 'El archivo es demasiado grande: un recibo puede tener hasta 5 MB y un documento hasta 20 MB.',
    en: 'The file is too large: a receipt can have up to 5 MB and a document up to 20 MB.',
    pt: 'O arquivo é grande demais: um recibo pode ter até 5 MB e um documento até 20 MB.',
  },
  'file.too-many-pixels': {
    es: 'La imagen tiene demasiados píxeles para abrirla. Redúcela y vuelve a intentarlo.',
    en: 'The image has too many pixels to open. Make it smaller and try again.',
    pt: 'A imagem tem pixels demais para ser aberta. Reduza-a e tente de novo.',
  },
  'file.too-many-waiting': {
    es: 'Ya hay 30 recibos sin movimiento. Adjunta o descarta algunos y compártelo de nuevo.',
    en: '30 receipts are already waiting. Attach or discard some and share it again.',
    pt: 'Já há 30 recibos sem transação. Anexe ou descarte alguns e compartilhe de novo.',
  },
  'file.transaction-required': {
    es: 'El recibo no dice a qué movimiento pertenece.',
    en: 'The receipt does not say which transaction it belongs to.',
    pt: 'O recibo não diz a qual transação pertence.',
  },
  'file.type-not-allowed': {
    es: 'Ese tipo de archivo no se acepta. Un recibo es JPG, PNG, WebP, HEIC o PDF.',
    en: 'That type of file is not accepted. A receipt is a JPG, PNG, WebP, HEIC or PDF.',
    pt: 'Esse tipo de arquivo não é aceito. Um recibo é JPG, PNG, WebP, HEIC ou PDF.',
  },
  'file.vanished': {
    es: 'El archivo ya no está donde lo elegiste, o cambió mientras se leía. Elígelo de nuevo.',
    en: 'The file is no longer where you chose it, or it changed while it was being read. Choose it again.',
    pt: 'O arquivo não está mais onde você o escolheu, ou mudou enquanto era lido. Escolha-o de novo.',
  },
  'file.wrong-content': {
    es: 'El contenido del archivo no es lo que dice su nombre. Puede estar dañado.',
    en: "The file's content is not what its name says. It may be damaged.",
    pt: 'O conteúdo do arquivo não é o que o nome diz. Ele pode estar danificado.',
  },
  'file.wrong-hash': {
    es: 'Lo que llegó no es igual al archivo. Faro lo enviará de nuevo.',
    en: 'What arrived is not the same as the file. Faro will send it again.',
    pt: 'O que chegou não é igual ao arquivo. O Faro vai enviar de novo.',
  },
} satisfies WordsFor<
  typeof files | typeof startUpload | typeof finishUpload | typeof openFile,
  HereReason | AddressReason
>;
