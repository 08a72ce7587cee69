/** Merchants as they spell themselves, by the folded words that their names begin with in banks' texts; the longest beginning counts. */
export const knownNames: ReadonlyMap<string, string> = new Map([
  ['amazon', 'Amazon'], ['amzn', 'Amazon'], ['amz', 'Amazon'], ['amazon prime', 'Amazon Prime'], ['amzn prime', 'Amazon Prime'], ['prime video', 'Prime Video'], ['amazon services', 'AWS'], ['amazon aws', 'AWS'], ['aws', 'AWS'], ['kindle', 'Kindle'], ['audible', 'Audible'],
  ['google', 'Google'], ['gsuite', 'Google Workspace'], ['youtube', 'YouTube'], ['youtubepremium', 'YouTube Premium'], ['youtube premium', 'YouTube Premium'], ['apple', 'Apple'], ['itunes', 'Apple'], ['microsoft', 'Microsoft'], ['msft', 'Microsoft'], ['linkedin', 'LinkedIn'], ['github', 'GitHub'], ['gitlab', 'GitLab'], ['facebk', 'Facebook'], ['facebook', 'Facebook'], ['meta platforms', 'Meta'], ['metaplatforms', 'Meta'], ['tiktok', 'TikTok'], ['openai', 'OpenAI'], ['chatgpt', 'ChatGPT'], ['anthropic', 'Anthropic'], ['claude ai', 'Claude.ai'],
  ['paypal', 'PayPal'], ['stripe', 'Stripe'], ['shopify', 'Shopify'], ['payoneer', 'Payoneer'], ['hotmart', 'Hotmart'], ['merpago', 'Mercado Pago'], ['mercpago', 'Mercado Pago'], ['mercadolibre', 'Mercado Libre'], ['mercado libre', 'Mercado Libre'], ['mercadolivre', 'Mercado Livre'], ['mercado livre', 'Mercado Livre'], ['melimas', 'Mercado Libre'], ['pagseguro', 'PagSeguro'], ['pagbank', 'PagBank'], ['ebanx', 'EBANX'], ['payu', 'PayU'], ['sumup', 'SumUp'], ['gumroad', 'Gumroad'], ['paddle', 'Paddle'], ['wix', 'Wix'], ['klarna', 'Klarna'],
  ['uber', 'Uber'], ['uber eats', 'Uber Eats'], ['ubereats', 'Uber Eats'], ['lyft', 'Lyft'], ['cabify', 'Cabify'], ['didi', 'DiDi'], ['didi food', 'DiDi Food'], ['rappi', 'Rappi'], ['ifood', 'iFood'], ['pedidosya', 'PedidosYa'], ['pedidos ya', 'PedidosYa'], ['glovo', 'Glovo'], ['glovoapp', 'Glovo'], ['just eat', 'Just Eat'], ['doordash', 'DoorDash'], ['grubhub', 'Grubhub'], ['instacart', 'Instacart'], ['airbnb', 'Airbnb'], ['booking', 'Booking.com'], ['expedia', 'Expedia'], ['despegar', 'Despegar'], ['decolar', 'Decolar'], ['latam air', 'LATAM Airlines'], ['latam airlines', 'LATAM Airlines'], ['avianca', 'Avianca'], ['iberia', 'Iberia'], ['vueling', 'Vueling'], ['ryanair', 'Ryanair'], ['renfe', 'Renfe'], ['united airlines', 'United Airlines'], ['american airlines', 'American Airlines'], ['american air', 'American Airlines'], ['delta air', 'Delta Air Lines'], ['southwes', 'Southwest'], ['jetblue', 'JetBlue'],
  ['starbucks', 'Starbucks'], ['mcdonald', 'McDonald’s'], ['mcdonalds', 'McDonald’s'], ['burger king', 'Burger King'], ['dunkin', 'Dunkin’'], ['chipotle', 'Chipotle'], ['domino', 'Domino’s'], ['dominos', 'Domino’s'], ['subway', 'Subway'], ['kfc', 'KFC'], ['crepes waffles', 'Crepes & Waffles'], ['juan valdez', 'Juan Valdez'],
  ['walmart', 'Walmart'], ['wal mart', 'Walmart'], ['wm supercenter', 'Walmart'], ['target', 'Target'], ['costco', 'Costco'], ['whole foods', 'Whole Foods'], ['wholefds', 'Whole Foods'], ['trader joe', 'Trader Joe’s'], ['cvs', 'CVS'], ['walgreens', 'Walgreens'], ['home depot', 'The Home Depot'], ['lowe', 'Lowe’s'], ['lowes', 'Lowe’s'], ['staples', 'Staples'], ['officedepot', 'Office Depot'], ['office depot', 'Office Depot'], ['ikea', 'IKEA'], ['usps', 'USPS'], ['fedex', 'FedEx'], ['ups', 'UPS'], ['dhl', 'DHL'], ['shell', 'Shell'], ['exxon', 'Exxon'], ['exxonmobil', 'ExxonMobil'], ['chevron', 'Chevron'],
  ['mercadona', 'Mercadona'], ['carrefour', 'Carrefour'], ['corte ingles', 'El Corte Inglés'], ['lidl', 'Lidl'], ['aldi', 'Aldi'], ['dia', 'Dia'], ['zara', 'Zara'], ['repsol', 'Repsol'], ['cepsa', 'Cepsa'], ['endesa', 'Endesa'], ['iberdrola', 'Iberdrola'], ['naturgy', 'Naturgy'], ['movistar', 'Movistar'], ['vodafone', 'Vodafone'], ['orange', 'Orange'], ['telefonica', 'Telefónica'], ['correos', 'Correos'], ['leroy merlin', 'Leroy Merlin'], ['decathlon', 'Decathlon'], ['mapfre', 'Mapfre'],
  ['oxxo', 'OXXO'], ['soriana', 'Soriana'], ['chedraui', 'Chedraui'], ['liverpool', 'Liverpool'], ['telcel', 'Telcel'], ['telmex', 'Telmex'], ['cfe', 'CFE'], ['exito', 'Éxito'], ['almacenes exito', 'Éxito'], ['jumbo', 'Jumbo'], ['falabella', 'Falabella'], ['claro', 'Claro'], ['tigo', 'Tigo'], ['epm', 'EPM'], ['pemex', 'Pemex'], ['terpel', 'Terpel'], ['farmatodo', 'Farmatodo'], ['cruz verde', 'Cruz Verde'], ['sodimac', 'Sodimac'], ['homecenter', 'Homecenter'], ['ypf', 'YPF'],
  ['pao acucar', 'Pão de Açúcar'], ['magazine luiza', 'Magazine Luiza'], ['magalu', 'Magalu'], ['americanas', 'Americanas'], ['ipiranga', 'Ipiranga'], ['petrobras', 'Petrobras'], ['vivo', 'Vivo'], ['tim', 'TIM'], ['enel', 'Enel'], ['sabesp', 'Sabesp'], ['drogasil', 'Drogasil'], ['droga raia', 'Droga Raia'], ['assai', 'Assaí'], ['atacadao', 'Atacadão'], ['renner', 'Renner'], ['smart fit', 'Smart Fit'], ['smartfit', 'Smart Fit'],
  ['netflix', 'Netflix'], ['spotify', 'Spotify'], ['hbo max', 'HBO Max'], ['disney', 'Disney'], ['disneyplus', 'Disney+'], ['figma', 'Figma'], ['notion', 'Notion'], ['slack', 'Slack'], ['zoom', 'Zoom'], ['dropbox', 'Dropbox'], ['adobe', 'Adobe'], ['canva', 'Canva'], ['mailchimp', 'Mailchimp'], ['hubspot', 'HubSpot'], ['quickbooks', 'QuickBooks'], ['intuit', 'Intuit'], ['godaddy', 'GoDaddy'], ['dnh godaddy', 'GoDaddy'], ['namecheap', 'Namecheap'], ['name cheap', 'Namecheap'], ['hostinger', 'Hostinger'], ['digitalocean', 'DigitalOcean'], ['cloudflare', 'Cloudflare'], ['vercel', 'Vercel'], ['heroku', 'Heroku'], ['twilio', 'Twilio'], ['sendgrid', 'SendGrid'], ['atlassian', 'Atlassian'], ['jetbrains', 'JetBrains'], ['zapier', 'Zapier'], ['airtable', 'Airtable'], ['calendly', 'Calendly'], ['typeform', 'Typeform'], ['grammarly', 'Grammarly'], ['upwork', 'Upwork'], ['fiverr', 'Fiverr'], ['deel', 'Deel'], ['gusto', 'Gusto'], ['wework', 'WeWork'], ['regus', 'Regus'], ['docusign', 'DocuSign'], ['webflow', 'Webflow'], ['squarespace', 'Squarespace'], ['semrush', 'Semrush'], ['shutterstock', 'Shutterstock'], ['envato', 'Envato'], ['etsy', 'Etsy'], ['ebay', 'eBay'], ['aliexpress', 'AliExpress'], ['alibaba', 'Alibaba'], ['shein', 'SHEIN'], ['temu', 'Temu'], ['comcast', 'Comcast'], ['xfinity', 'Xfinity'], ['verizon', 'Verizon'], ['tmobile', 'T-Mobile'], ['mobile postpaid', 'T-Mobile'], ['geico', 'GEICO'], ['hiscox', 'Hiscox'],
]);

/** The same for names that figures, letters or the words of banks belong to: what of a folded text says so. The first that fits counts. */
export const knownTexts: readonly (readonly [RegExp, string])[] = [
  [/\bgoogle ?[*_]? ?ads|\badwords\b|\bgoogleads/, 'Google Ads'],
  [/\bgoogle ?[*_]? ?cloud/, 'Google Cloud'],
  [/\bgoogle ?[*_]? ?(?:gsuite|workspace|g suite)/, 'Google Workspace'],
  [/\bgoogle ?[*_]? ?(?:youtube ?premium)/, 'YouTube Premium'],
  [/\bgoogle ?[*_]? ?youtube/, 'YouTube'],
  [/\bgoogle ?[*_]? ?one\b/, 'Google One'],
  [/\bgoogle ?[*_]? ?play\b/, 'Google Play'],
  [/\bamazon web serv/, 'AWS'],
  [/\bfacebk ?\*|\bfb\.me\/ads|\bfacebook ads\b/, 'Facebook Ads'],
  [/\bat ?& ?t\b/, 'AT&T'],
  [/\bh ?& ?m\b/, 'H&M'],
  [/\b7[- ]?eleven\b/, '7-Eleven'],
  [/\b99 ?app\b|\b99 ?pop\b|\b99 ?\*/, '99app'],
  [/\b24 ?hour fitness\b/, '24 Hour Fitness'],
  [/\bt-mobile\b/, 'T-Mobile'],
  [/\bmercado ?pago\b(?! ?\*)/, 'Mercado Pago'],
  [/\bbest ?buy\b/, 'Best Buy'],
  [/\badobe\b/, 'Adobe'],
  [/\bname-?cheap\b/, 'Namecheap'],
  [/\bdisney ?\+|\bdisney plus\b/, 'Disney+'],
];

/** Beginnings of a text in which `knownTexts` can say anything: asked first, for books have as many texts as rows. */
export const knownTextHint = /google|amazon web|facebk|fb\.me|facebook ads|at ?& ?t|h ?& ?m|eleven|\b99|24 ?hour|t-mobile|disney|adwords|adobe|best ?buy|name-?cheap|mercado ?pago/;
