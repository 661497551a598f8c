/**
 * Polish and German words of rules, besides the names of things, by what they mean in English. A word is written down to where its endings begin
 * and without accents; it stands for whatever begins so. One in `=` stands for itself alone.
 */
const MEANINGS: Readonly<Record<string, string>> = {
  eat: 'zjad zjes zje= pozer pozr fress friss frass gefress verspeis',
  eaten: 'zjedz pozart gefressen',
  move: 'rusz porusz przesu przesuw versetz ruch beweg zieh= zieht ziehen bewegt bewegung',
  step: 'krok schritt',
  tile: 'kafel kafl plytk feld= felder feldern karte karten landschaftskart plattchen pol= pole= polu= pola=',
  place: 'budow zbudow bauen baut gebaut poloz polozy umiesc stawi postaw wystaw kladz klasc legen legt lege= gelegt setz gesetz einsetz',
  remove: 'usun usuw zdejm zdja zabra entfern wegnehm wegnimm vertreib vertrieb wegschick wegzuschick odesl odsyl wyrzuc wypedz',
  return: 'wraca wroc powrot zwroc zuruck zurueck heim',
  score: 'punktuj podlicz licz= liczy werten wertung gewertet wertet',
  point: 'punkt',
  complete: 'ukoncz zamknie zamknac zakoncz fertig abgeschloss vollend abschluss',
  finish: 'skoncz beende',
  city: 'miast stadt stadte',
  road: 'drog strass straße',
  field: 'pol= pole= polu= pola= lak= laka lace= wiese',
  monastery: 'klasztor kloster',
  knight: 'rycerz ritter',
  farmer: 'chlop farmer bauer',
  thief: 'zboj zlodziej rabus wegelag',
  monk: 'mnich monch moench',
  portal: 'wrot portal brama bramy bramie tor= tore= zaubertor',
  magic: 'magiczn czarodziej czarnoksi zauber magisch',
  volcano: 'wulkan vulkan',
  dragon: 'smok smocz drache drachen',
  fairy: 'wrozk fee= feen= elfe',
  princess: 'ksiezniczk burgfraulein burgfraeulein prinzessin',
  protect: 'chron ochron schutz schutzt schuetz beschutz',
  meeple: 'mepel mepl meepel',
  follower: 'podwladn pionek pionk ludzik gefolg',
  figure: 'figur= figure= figuren figurk',
  enter: 'wej wchodz wkrocz betret betritt',
  large: 'duz wielk= wieks gross groß',
  builder: 'budownicz baumeister',
  pig: 'swin swink schwein',
  wagon: 'woz= wozu= wozem wagen',
  mayor: 'burmistrz burgermeister buergermeister',
  barn: 'stodol dwor scheune gutshof',
  tower: 'wiez turm turme',
  bridge: 'most bruck brueck',
  castle: 'zamek zamk burg= burgen',
  bazaar: 'bazar basar jarmark',
  cathedral: 'katedr kathedral',
  inn: 'karczm gospod wirtshaus gasthaus zajazd',
  garden: 'ogrod garten',
  abbot: 'opat abt= abte',
  abbey: 'opactw abtei',
  phantom: 'fantom duch= phantom',
  shepherd: 'pasterz pastuch schafer schaefer hirt',
  sheep: 'owc owiec owca schaf',
  majority: 'wiekszosc przewag mehrheit',
  tie: 'remis gleichstand unentschied',
  turn: 'tur= tura tury turze ture kolej zug= zuge= zuges runde',
  player: 'gracz spieler',
  opponent: 'przeciwnik gegner mitspieler',
  own: 'wlasn swoj swoje swoja eigen',
  supply: 'zasob zapas vorrat',
  hand: 'reka rece hand= handvorrat',
  start: 'poczat start beginn anfang',
  end: 'koniec koncu konca ende schluss',
  game: 'gra= gry= grze= gre= spiel spiels',
  may: 'mozna moze= moga wolno darf durfen duerf kann konnen',
  must: 'musi musz trzeba muss= muss mussen',
  occupied: 'zajet besetzt',
  empty: 'pust leer',
  unoccupied: 'niezajet unbesetzt woln= wolne= wolna= frei',
  neighbour: 'sasiad angrenz benachbart nachbar',
  adjacent: 'przyleg sasied angrenz anliegend',
  double: 'podwojn doppel',
  twice: 'dwukrotn dwa= zweimal nochmal ponown',
  same: 'tym= samym= tego= samego= ten= dieselb selbe gleich samo= samym takie= sama= derselb dasselb gleichviel',
  prisoner: 'jenc jeniec wiez= gefangen',
  capture: 'schwyt pojma gefangenn fange fangt niewol',
  ransom: 'okup wykup losegeld loesegeld freikauf freizukauf',
  king: 'krol konig koenig',
  robber: 'rozbojn raubritter rabusi=',
  largest: 'najwieksz grosst',
  goods: 'towar waren',
  wine: 'win= wino wina wein',
  grain: 'zboz zboze korn getreide weizen',
  cloth: 'sukn tkanin tuch stoff',
  pennant: 'herb tarcz wappen',
  draw: 'ciagn dobier losow zieht= nachzieh',
  lay: 'dolozy dokla anleg angelegt auslegen',
  six: 'szesc szesciu sechs',
  three: 'trzy trzech drei',
  five: 'piec pieciu funf fuenf',
  one: 'jeden jedna jedno jednej jednym ein= eine= einen=',
  two: 'dwa= dwie= dwoch zwei',
  tunnel: 'tunel tunnel',
  dead: 'slep sackgass',
  exchange: 'wymian wymien austausch tausch',
  throw: 'rzut rzuc werf wurf wirf geworf',
  die: 'kosc= kosci koscia kostk wurfel wuerfel',
  bid: 'licyt biete= bieten gebot versteiger',
  share: 'podziel rozdziel verteil aufteil',
  catapult: 'katapult',
  ferry: 'prom= promu promy promem promow fahre fahren= faehr',
  lake: 'jezior see= seen= sees=',
  gold: 'zlot gold',
  mage: 'mag= maga magiem magier',
  witch: 'wiedzm hexe',
  plague: 'zaraz dzum pest',
  flea: 'pchl floh= flohe',
  wolf: 'wilk wolf',
  hill: 'wzgorz hugel huegel',
  vineyard: 'winnic weinberg',
  flock: 'stad= stado stada herde',
  circus: 'cyrk zirkus',
  acrobat: 'akrobat',
  ghost: 'duch= duchy ducha duchow geist',
  cemetery: 'cmentarz friedhof',
  mist: 'mgl nebel',
  school: 'szkol schule',
  teacher: 'nauczyciel lehrer',
  message: 'depesz',
  shrine: 'kaplicz swiatyn kultstatte kultstaette',
  count: 'hrabi graf=  grafen= zahlt liczy= licza= liczony liczona',
  quarter: 'dzielnic viertel stadtviertel',
  siege: 'oblez belager',
  wheel: 'kolo= kola= kole= kolem glucksrad gluecksrad schicksalsrad',
  fair: 'jarmar volksfest',
  gingerbread: 'piernik lebkuchen',
  crown: 'koron krone',
  first: 'zuerst erst= erste ersten erster pierwsz najpierw',
  last: 'letzt ostatn',
  early: 'fruh= fruher vorzeitig wczes przedwczes',
  incomplete: 'nieukoncz niedokoncz unvollend unfertig unvollstand unabgeschloss',
  hole: 'luck dziur',
  diagonal: 'diagonal skos ukos przekatn schrag',
  pay: 'zahl= zahlen= bezahl zaplac placi placic',
  send: 'schick wysla wysyla wysle',
  again: 'wieder= erneut znow',
  stay: 'bleib zostaj zostan',
  stand: 'steht stehen stoi stac= stoja',
  choose: 'wahl= wahle wahlt wahlen wybier wybra wybor',
  corner: 'eck= ecke ecken rog= rogu naroznik',
  leave: 'verlass opusc opuszcz',
  take: 'nehm nimm wziac bierze zabier bekomm kriegt kriegen erhalt erhalten dostaje dostaj otrzym',
  buy: 'kauf kupic kupuj',
  fit: 'passt passen pasuj',
  win: 'gewinn wygr',
  lose: 'verlier verlor strac traci',
  owner: 'besitz wlascicie',
  most: 'meist najwiecej',
  number: 'anzahl liczb= liczba liczbe ilosc',
  other: 'ander inny inna inne= innego innej cudz fremd',
  side: 'seite stron= strony krawed',
  bag: 'beutel worek work= worka worku',
  worth: 'wert= wart= warte= warta= warty=',
  besieged: 'belagert oblezon',
  nowhere: 'nigdzie nirgend',
  reach: 'zasieg siega reichweit reicht',
};

interface Meaning {
  readonly begins: string;
  readonly whole: boolean;
  readonly means: string;
}

const list: readonly Meaning[] = Object.entries(MEANINGS).flatMap(([means, words]) =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .map((word): Meaning => ({ begins: word.replace('=', ''), whole: word.endsWith('='), means })),
);

/** English words for a word of the other languages, without accents; the longest beginning decides. */
export function meaningsOf(word: string): string[] {
  const fitting = list.filter(({ begins, whole }) => (whole ? word === begins : word.startsWith(begins)));
  const longest = Math.max(0, ...fitting.map(({ begins }) => begins.length));
  return [...new Set(fitting.filter(({ begins }) => begins.length === longest).map(({ means }) => means))];
}

/** The same for a word that is spelt wrongly: what begins most nearly so. */
export function nearlyMeant(word: string, distance: (a: string, b: string) => number): string[] {
  const nearest = list.flatMap(({ begins, whole, means }) => {
    const { length } = begins;
    const most = length < 5 ? 0 : length < 8 ? 1 : 2;
    // a letter too many or too few moves where the ending begins
    const typed = whole ? [word] : [-1, 0, 1].map((more) => word.slice(0, length + more));
    const far = Math.min(...typed.map((start) => distance(start, begins)));
    return far <= most ? [{ far, length, means }] : [];
  });
  const least = Math.min(...nearest.map(({ far }) => far));
  return [...new Set(nearest.filter(({ far }) => far === least).map(({ means }) => means))];
}

/** The two words of which a German one is put together (`Drachen|karte`), each of which means something by itself; any other word alone. */
export function partsOf(word: string): readonly string[] {
  const first = list.filter(({ begins, whole }) => !whole && word.startsWith(begins)).reduce((most, { begins }) => Math.max(most, begins.length), 0);
  const rest = word.slice(first).replace(/^(?:en?|n|e?s)(?=\p{L}{4})/u, '');
  return first > 0 && rest.length > 3 && meaningsOf(rest).length > 0 ? [word.slice(0, first), rest] : [word];
}

/** Words of questions that say nothing about what is asked. */
export const EMPTY_WORDS =
  'czy jak kiedy gdzie kto co sie na do od ze za po przy przez dla nie jest sa byc oraz lub albo i w z o u jaki jaka jakie ktory ktora ktore ile ' +
  'der die das den dem des ein eine einen einem einer und oder ist sind wird werden wie was wer wo wann welche welcher auf in im an am aus bei mit von vom zu zum zur ' +
  'nicht kein keine man es er sie ich viele viel darf eines keinen keinem hat haben auch noch schon mehr wenn nach vor bis so ' +
  'passiert geschieht oft dabei dann wiederum jetzt niemand nikt nic czego dlaczego warum wolno= ' +
  'moj moja mam ma maja tez juz jeszcze gdy jesli byl moze moge mozna';
