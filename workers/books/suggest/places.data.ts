/** Folded names of countries, states and their short forms, and of cities that are hardly a name of somebody. Banks write them behind a name. */
export const places: ReadonlySet<string> = new Set([
  // The United States: states by their letters.
  'al', 'ak', 'az', 'ar', 'ca', 'co', 'ct', 'dc', 'de', 'fl', 'ga', 'hi', 'ia', 'id', 'il', 'in', 'ks', 'ky', 'la', 'ma', 'md', 'me', 'mi', 'mn', 'mo', 'ms', 'mt', 'nc', 'nd', 'ne', 'nh', 'nj', 'nm', 'nv', 'ny', 'oh', 'ok', 'or', 'pa', 'pr', 'ri', 'sc', 'sd', 'tn', 'tx', 'ut', 'va', 'vt', 'wa', 'wi', 'wv', 'wy',
  // Other countries and parts of them by letters.
  'mx', 'br', 'cl', 'pe', 'uy', 'es', 'pt', 'gb', 'uk', 'ie', 'fr', 'it', 'nl', 'lu', 'ec', 'bo', 'py', 've', 'cr', 'pan', 'bra', 'col', 'mex', 'esp', 'arg', 'irl', 'gbr', 'nld', 'lux', 'chl', 'per', 'ury', 'usa', 'sp', 'rj', 'mg', 'rs', 'bog', 'med', 'df', 'cdmx', 'caba', 'bsas', 'nyc',
  'spain', 'espana', 'mexico', 'colombia', 'argentina', 'chile', 'peru', 'brasil', 'brazil', 'uruguay', 'ecuador', 'portugal', 'ireland', 'irlanda', 'luxembourg', 'netherlands', 'france', 'germany', 'canada', 'panama', 'estonia', 'singapore',
  'bogota', 'medellin', 'barranquilla', 'bucaramanga', 'envigado', 'itagui', 'chia', 'guadalajara', 'monterrey', 'zapopan', 'tijuana', 'queretaro', 'cancun', 'puebla', 'miraflores', 'quito', 'guayaquil', 'montevideo', 'palermo', 'providencia', 'condes',
  'madrid', 'barcelona', 'sevilla', 'malaga', 'bilbao', 'zaragoza', 'alicante', 'lisboa', 'lisbon', 'porto', 'dublin', 'london', 'amsterdam', 'paris', 'berlin',
  'curitiba', 'campinas', 'barueri', 'osasco', 'fortaleza', 'recife', 'brasilia', 'florianopolis', 'niteroi', 'goiania', 'saopaulo',
  'miami', 'doral', 'hialeah', 'seattle', 'chicago', 'boston', 'denver', 'dallas', 'atlanta', 'brooklyn', 'oakland', 'sunnyvale', 'cupertino', 'philadelphia', 'minneapolis', 'sacramento', 'tampa', 'ottawa', 'toronto', 'vancouver',
  // Of two words.
  'san francisco', 'san jose', 'san diego', 'san antonio', 'san mateo', 'san isidro', 'san juan', 'santa monica', 'santa clara', 'los angeles', 'las vegas', 'new york', 'palo alto', 'mountain view', 'menlo park', 'redwood city', 'miami beach', 'fort lauderdale', 'salt lake', 'coral gables', 'boca raton', 'key biscayne', 'el segundo', 'st louis', 'new jersey', 'united states', 'estados unidos', 'reino unido', 'united kingdom', 'sao paulo', 'rio janeiro', 'belo horizonte', 'porto alegre', 'buenos aires', 'ciudad mexico', 'mexico city', 'mexico df', 'las condes', 'san salvador', 'santo domingo', 'costa rica',
]);

/** Folded names of cities that are names of people and shops too: they go only where a state or a country stands behind them. */
export const doubtfulPlaces: ReadonlySet<string> = new Set([
  'orlando', 'lima', 'austin', 'houston', 'phoenix', 'jackson', 'madison', 'lincoln', 'charlotte', 'portland', 'cleveland', 'columbus', 'aurora', 'santiago', 'cordoba', 'valencia', 'leon', 'toledo', 'merida', 'cali', 'pereira', 'cartagena', 'rosario', 'mendoza', 'salvador', 'santos', 'murcia', 'vigo', 'granada', 'victoria', 'dover', 'wilmington', 'newark', 'cambridge', 'irvine', 'pasadena', 'arlington', 'kissimmee', 'aventura', 'weston', 'plantation', 'bellevue', 'redmond', 'burlington', 'richmond',
]);

/** Folded words that banks and shops write behind a name, and forms of companies. */
export const trailingWords: ReadonlySet<string> = new Set([
  'store', 'stores', 'sucursal', 'suc', 'filial', 'sede', 'loja', 'unidade', 'branch', 'payroll', 'payout', 'payouts', 'nomina', 'inst', 'xfer', 'recur', 'online', 'sau', 'slu', 'sac', 'saa', 'sab', 'sapi', 'eirl', 'cia', 'gmbh', 'ag', 'nv', 'pjs', 'epp', 'co', 'pte', 'sociedad', 'anonima', 'limitada', 'lda', 'unipessoal', 'esp', 'emea', 'europe', 'intl',
]);

/** Folded words that say what a shop is: a name of these alone keeps its place. */
export const generalWords: ReadonlySet<string> = new Set([
  'hotel', 'cafe', 'bar', 'restaurante', 'restaurant', 'panaderia', 'padaria', 'farmacia', 'pharmacy', 'drogueria', 'drogaria', 'mercado', 'market', 'supermercado', 'supermarket', 'tienda', 'shop', 'parking', 'estacionamiento', 'estacionamento', 'estacion', 'posto', 'gasolinera', 'taxi', 'taxis', 'metro', 'clinica', 'hospital', 'colegio', 'escuela', 'universidad', 'universidade', 'aeropuerto', 'aeroporto', 'airport', 'inmobiliaria', 'imobiliaria', 'ferreteria', 'libreria', 'papeleria', 'peluqueria', 'gimnasio', 'gym', 'deli', 'pizza', 'pizzeria', 'pizzaria', 'churrascaria', 'asador', 'cerveceria', 'heladeria', 'radio', 'club', 'city', 'ciudad', 'consulado', 'ayuntamiento', 'prefeitura', 'alcaldia',
]);

/** Folded words of what banks do themselves, where nobody is paid: a text of these alone names nobody. */
export const nobodyWords: ReadonlySet<string> = new Set([
  'fee', 'fees', 'service', 'services', 'monthly', 'maintenance', 'overdraft', 'interest', 'atm', 'withdrawal', 'cash', 'cashback', 'savings', 'checking', 'balance', 'opening', 'closing', 'adjustment', 'reversal', 'refund', 'returned', 'return', 'item', 'rate', 'exchange', 'conversion', 'currency', 'waived', 'nsf', 'late', 'annual', 'membership', 'rewards', 'credits', 'redemption', 'inst', 'xfer', 'sav', 'chk', 'thank', 'thanks', 'gracias', 'obrigado', 'internal', 'own', 'between', 'accounts', 'mobile', 'check', 'loan', 'principal', 'tax', 'withholding', 'earned', 'apy', 'finance', 'charges', 'statement',
  'comision', 'comisiones', 'mantenimiento', 'interes', 'intereses', 'cuota', 'financiero', 'financiera', 'financeiro', 'manejo', 'gmf', '4x1000', 'gravamen', 'impuesto', 'impuestos', 'iva', 'ivafe', 'retencion', 'rendimiento', 'rendimientos', 'cajero', 'automatico', 'efectivo', 'ahorro', 'ahorros', 'corriente', 'saldo', 'inicial', 'ajuste', 'reverso', 'reversion', 'anulacion', 'administracion', 'servicio', 'servicios', 'propia', 'propias', 'cuentas', 'entre', 'interbancaria', 'interbancario', 'liquidacion', 'liq', 'gastos', 'seguro', 'desgravamen', 'prestamo', 'capital', 'cambio', 'divisa', 'divisas', 'tipo', 'mensual', 'anual', 'emision', 'recarga', 'itf', 'sircreb', 'percepcion', 'ley', 'movil', 'sucursal', 'ventanilla', 'mismo', 'titular', 'otros', 'bancos', 'otra', 'entidad', 'propio', 'propios', 'interna', 'interno', 'periodo',
  'tarifa', 'tarifas', 'juros', 'iof', 'manutencao', 'pacote', 'cesta', 'servicos', 'rendimento', 'poupanca', 'corrente', 'estorno', 'anuidade', 'mora', 'multa', 'encargos', 'cambial', 'dinheiro', 'caixa', 'eletronico', 'aplicacao', 'resgate', 'automatica', 'mesma', 'titularidade', 'entre', 'contas', 'limite', 'especial', 'imposto', 'renda', 'retido', 'fonte', 'mensalidade', 'inter', 'bancaria', 'bancario', 'agendada', 'agendado', 'recebimento', 'envio', 'realizada', 'realizado',
]);
