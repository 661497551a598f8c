/** What figures, places, tokens, steps, expansions and columns of the trait table are called: first- and second-edition English, Polish, German. */
import { folderTerms } from './texts.js';

/** `en`: first-edition English, `en-c2`: second-edition English. */
export const LANGUAGES = ['en', 'en-c2', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `role`: what a follower is called where it stands. */
export const TERM_KINDS = ['figure', 'role', 'expansion', 'feature', 'step', 'token', 'trait'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

export interface Term {
  readonly id: string;
  readonly kind: TermKind;
  readonly names: { readonly en: string; readonly 'en-c2': string; readonly pl?: string; readonly de?: string };
  /** The Polish name is ours: none of the sources has one. */
  readonly plOurs?: true;
  /** The same of the German one. */
  readonly deOurs?: true;
}

/** `pl`: as the sources have it; `ourPl`: a usual word where they have none; `de`: where the publisher's own word is certain, `ourDe` where not. */
interface Names {
  readonly c2?: string;
  readonly pl?: string;
  readonly ourPl?: string;
  readonly de?: string;
  readonly ourDe?: string;
}

/** The `term` function of one kind. The second edition says what the first does where `c2` is left out. */
const termsOf =
  (kind: TermKind) =>
  (id: string, en: string, { c2 = en, pl, ourPl, de, ourDe }: Names = {}): Term => {
    const polish = pl ?? ourPl;
    const german = de ?? ourDe;
    return {
      id,
      kind,
      names: { en, 'en-c2': c2, ...(polish !== undefined && { pl: polish }), ...(german !== undefined && { de: german }) },
      ...(pl === undefined && ourPl !== undefined && { plOurs: true as const }),
      ...(de === undefined && ourDe !== undefined && { deOurs: true as const }),
    };
  };

const figure = termsOf('figure');
const role = termsOf('role');

const figureTerms = [
  figure('meeple', 'follower', { c2: 'meeple', pl: 'podwładny', de: 'Gefolgsmann' }),
  figure('large-meeple', 'large follower', { c2: 'large meeple', pl: 'duży podwładny', de: 'großer Gefolgsmann' }),
  figure('abbot', 'abbot', { pl: 'opat', de: 'Abt' }),
  figure('mayor', 'mayor', { pl: 'burmistrz', de: 'Bürgermeister' }),
  figure('wagon', 'wagon', { pl: 'wóz', de: 'Wagen' }),
  figure('barn', 'barn', { pl: 'dwór', de: 'Gutshof' }),
  figure('builder', 'builder', { pl: 'budowniczy', de: 'Baumeister' }),
  figure('pig', 'pig', { pl: 'świnia', de: 'Schwein' }),
  figure('shepherd', 'shepherd', { pl: 'pasterz', de: 'Schäfer' }),
  figure('ringmaster', 'ringmaster', { pl: 'dyrektor cyrku', de: 'Zirkusdirektor' }),
  figure('guard-meeple', 'guard meeple', { pl: 'strażnik', ourDe: 'Wächter' }),
  figure('phantom', 'phantom', { pl: 'świta', de: 'Phantom' }),
  figure('dragon', 'dragon', { pl: 'smok', de: 'Drache' }),
  figure('fairy', 'fairy', { ourPl: 'wróżka', de: 'Fee' }),
  figure('count', 'Count', { ourPl: 'hrabia', de: 'Graf' }),
  figure('mage', 'mage', { pl: 'mag', de: 'Magier' }),
  figure('witch', 'witch', { pl: 'wiedźma', de: 'Hexe' }),
  figure('robber', 'robber', { ourPl: 'bandyta', de: 'Räuber' }),
  figure('messenger', 'messenger', { ourPl: 'posłaniec', ourDe: 'Bote' }),
  figure('wheel-pig', 'pig of the Wheel of Fortune', { ourPl: 'świnia z koła fortuny', ourDe: 'Schwein des Schicksalsrads' }),
  figure('teacher', 'teacher', { pl: 'nauczyciel', ourDe: 'Lehrer' }),
  figure('gingerbread-man', 'Gingerbread Man', { pl: 'piernikowy ludzik', de: 'Lebkuchenmann' }),
  figure('ghost', 'ghost', { pl: 'duch', de: 'Geist' }),
  figure('big-top', 'big top', { ourPl: 'namiot cyrkowy', de: 'Zirkuszelt' }),
  // followers in a particular place, which the trait table knows by a row of their own
  figure('acrobat', 'acrobat', { ourPl: 'akrobata', de: 'Akrobat' }),
  figure('tower-follower', 'follower on a tower', { c2: 'meeple on a tower', ourPl: 'podwładny na wieży', de: 'Gefolgsmann auf einem Turm' }),
  figure('castle-follower', 'follower in a castle', { c2: 'meeple in a castle', ourPl: 'podwładny w zamku', de: 'Gefolgsmann in einer Burg' }),
  figure('follower-in-city-of-carcassonne', 'follower in the City of Carcassonne', {
    c2: 'meeple in the City of Carcassonne',
    ourPl: 'podwładny w mieście Carcassonne',
    de: 'Gefolgsmann in der Stadt Carcassonne',
  }),
  figure('follower-on-wheel-of-fortune', 'follower on the Wheel of Fortune', {
    c2: 'meeple on the Wheel of Fortune',
    ourPl: 'podwładny na Kole Fortuny',
    de: 'Gefolgsmann auf dem Schicksalsrad',
  }),
  figure('follower-in-school', 'follower in the school', {
    c2: 'meeple in the school',
    ourPl: 'podwładny w szkole',
    de: 'Gefolgsmann in der Schule',
  }),
  figure('follower-in-leipzig', 'follower in Leipzig', { c2: 'meeple in Leipzig', ourPl: 'podwładny w Lipsku', de: 'Gefolgsmann in Leipzig' }),
  figure('follower-in-german-castle', 'follower in a German castle', {
    c2: 'meeple in a German castle',
    ourPl: 'podwładny w niemieckim zamku',
    de: 'Gefolgsmann in einer deutschen Burg',
  }),
];

const roleTerms = [
  role('knight', 'knight', { ourPl: 'rycerz', de: 'Ritter' }),
  role('thief', 'thief', { c2: 'highwayman', pl: 'rabuś', de: 'Wegelagerer' }),
  role('monk', 'monk', { ourPl: 'mnich', de: 'Mönch' }),
  role('heretic', 'heretic', { ourPl: 'heretyk', de: 'Ketzer' }),
  role('farmer', 'farmer', { ourPl: 'chłop', de: 'Bauer' }),
  role('prisoner', 'prisoner', { ourPl: 'jeniec', de: 'Gefangener' }),
  role('flier', 'flier', { ourPl: 'lotnik', ourDe: 'Flieger' }),
];

const feature = termsOf('feature');

const featureTerms = [
  feature('road', 'road', { ourPl: 'droga', de: 'Straße' }),
  feature('city', 'city', { ourPl: 'miasto', de: 'Stadt' }),
  feature('monastery', 'cloister', { c2: 'monastery', ourPl: 'klasztor', de: 'Kloster' }),
  feature('field', 'farm', { c2: 'field', ourPl: 'łąka', de: 'Wiese' }),
  feature('garden', 'garden', { pl: 'ogród', de: 'Garten' }),
  feature('river', 'river', { ourPl: 'rzeka', de: 'Fluss' }),
  feature('tower', 'tower', { pl: 'wieża', de: 'Turm' }),
  feature('castle', 'castle', { ourPl: 'zamek', de: 'Burg' }),
  feature('acrobat', 'acrobat space', { ourPl: 'pole akrobatów', ourDe: 'Akrobatenplatz' }),
  feature('pyramid', 'pyramid', { ourPl: 'piramida', de: 'Pyramide' }),
  feature('city-of-carcassonne', 'City of Carcassonne', { ourPl: 'miasto Carcassonne', de: 'Stadt Carcassonne' }),
  feature('wheel-of-fortune', 'Wheel of Fortune', { pl: 'Koło Fortuny', de: 'Schicksalsrad' }),
  feature('school', 'school', { pl: 'szkoła', de: 'Schule' }),
  feature('leipzig', 'city of Leipzig', { ourPl: 'Lipsk', de: 'Leipzig' }),
  feature('german-castle', 'German castle', { ourPl: 'niemiecki zamek', de: 'deutsche Burg' }),
  feature('flying-machine', 'flying machine', { ourPl: 'maszyna latająca', de: 'Fluggerät' }),
  feature('crop-circle', 'crop circle', { ourPl: 'krąg w zbożu', de: 'Kornkreis' }),
  feature('vodyanoy', 'Vodyanoy', { ourDe: 'Wodjanoi', ourPl: 'Wodnik' }),
  feature('solovei-razboynik', 'Solovei Razboynik', { ourDe: 'Solowei der Räuber', ourPl: 'Słowik Rozbójnik' }),
  feature('monastery-in-city', 'cloister in the city', { c2: 'monastery in a city', ourPl: 'klasztor w mieście', de: 'Kloster in der Stadt' }),
  feature('volcano', 'volcano', { ourPl: 'wulkan', de: 'Vulkan' }),
  feature('dragon', 'dragon symbol', { pl: 'smok', de: 'Drachensymbol' }),
  feature('princess', 'princess', { pl: 'księżniczka', de: 'Burgfräulein' }),
  // the first printing in German called it a Zaubergang
  feature('portal', 'magic portal', { pl: 'magiczny portal', de: 'magisches Portal' }),
  feature('magic-portal', 'magic portal', { pl: 'magiczny portal', de: 'magisches Portal' }),
  feature('tunnel', 'tunnel', { pl: 'tunel', de: 'Tunnel' }),
  feature('inn', 'inn', { ourPl: 'karczma', de: 'Wirtshaus' }),
  feature('cathedral', 'cathedral', { ourPl: 'katedra', de: 'Kathedrale' }),
  feature('pennant', 'pennant', { c2: 'coat of arms', ourPl: 'herb', de: 'Wappen' }),
  feature('pig-herd', 'pig herd', { ourPl: 'stado świń', de: 'Schweineherde' }),
  feature('pigsty', 'pigsty', { pl: 'chlew', ourDe: 'Schweinestall' }),
  feature('stable', 'stable', { ourPl: 'stajnia', de: 'Stall' }),
];

const token = termsOf('token');

const tokenTerms = [
  token('tower-piece', 'tower piece', { ourPl: 'element wieży', de: 'Turmteil' }),
  token('bridge', 'bridge', { ourPl: 'most', de: 'Brücke' }),
  token('castle', 'castle', { ourPl: 'zamek', de: 'Burg' }),
  token('sheep-token', 'sheep token', { c2: 'sheep', ourPl: 'żeton owcy', ourDe: 'Schafmarker' }),
  token('ferry', 'ferry', { ourPl: 'prom', de: 'Fähre' }),
  token('gold', 'gold', { ourPl: 'złoto', ourDe: 'Gold' }),
  token('tunnel-token', 'tunnel token', { ourPl: 'żeton tunelu', ourDe: 'Tunnelmarker' }),
  token('plague-token', 'plague token', { ourPl: 'żeton zarazy', ourDe: 'Pestmarker' }),
  token('little-building', 'little building', { ourPl: 'mały budynek', ourDe: 'kleines Gebäude' }),
  token('catapult-token', 'catapult token', { ourPl: 'żeton katapulty', ourDe: 'Katapultmarker' }),
  token('big-top', 'big top', { ourPl: 'namiot cyrkowy', de: 'Zirkuszelt' }),
  token('wine', 'wine', { ourPl: 'wino', de: 'Wein' }),
  token('grain', 'grain', { ourPl: 'zboże', ourDe: 'Korn' }),
  token('cloth', 'cloth', { ourPl: 'tkanina', ourDe: 'Tuch' }),
  token('land-tile', 'land tile', { pl: 'płytka', de: 'Landschaftskarte' }),
  token('printed-inn', 'printed inn', { ourPl: 'nadrukowana karczma', ourDe: 'aufgedrucktes Wirtshaus' }),
  token('printed-cathedral', 'printed cathedral', { ourPl: 'nadrukowana katedra', ourDe: 'aufgedruckte Kathedrale' }),
  token('printed-farmhouse', 'printed farmhouse', { ourPl: 'nadrukowane gospodarstwo', ourDe: 'aufgedruckter Bauernhof' }),
  token('printed-sheep', 'printed sheep', { ourPl: 'nadrukowana owca', ourDe: 'aufgedrucktes Schaf' }),
  token('abbey-tile', 'abbey tile', { ourPl: 'płytka opactwa', ourDe: 'Abteikarte' }),
  token('tower-foundation', 'foundation of a tower', { ourPl: 'fundament wieży', ourDe: 'Turmfundament' }),
  token('king-tile', 'tile of the King', { ourPl: 'płytka króla', ourDe: 'Karte des Königs' }),
  token('robber-tile', 'tile of the Robber', { ourPl: 'płytka rabusia', ourDe: 'Karte des Raubritters' }),
  token('king-marker', 'marker of the King', { ourPl: 'znacznik króla', ourDe: 'Marker des Königs' }),
  token('robber-marker', 'marker of the Robber', { ourPl: 'znacznik rabusia', ourDe: 'Marker des Raubritters' }),
  token('wolf-token', 'wolf token', { ourPl: 'żeton wilka', ourDe: 'Wolfmarker' }),
  token('animal-token', 'animal token', { ourPl: 'żeton zwierzęcia', ourDe: 'Tiermarker' }),
  token('flea', 'flea', { ourPl: 'pchła', ourDe: 'Floh' }),
  token('outbreak', 'outbreak of the plague', { ourPl: 'ognisko zarazy', ourDe: 'Ausbruch der Pest' }),
  token('german-castle-tile', 'German castle', { ourPl: 'niemiecki zamek', ourDe: 'deutsche Burg' }),
  token('message', 'message', { ourPl: 'depesza', de: 'Depesche' }),
  token('printed-elements', 'printed inn, cathedral, farmhouse or sheep', {
    ourPl: 'nadrukowana karczma, katedra, gospodarstwo lub owca',
    ourDe: 'aufgedrucktes Wirtshaus, Kathedrale, Bauernhof oder Schaf',
  }),
];

const step = termsOf('step');

const stepTerms = [
  step('setup', 'setting up', { ourPl: 'przygotowanie gry', ourDe: 'Aufbau' }),
  step('start-of-turn', 'beginning of a turn', { ourPl: 'początek tury', ourDe: 'Beginn eines Zuges' }),
  step('fairy-point', 'point of the fairy', { ourPl: 'punkt wróżki', ourDe: 'Punkt der Fee' }),
  step('draw', 'drawing a tile', { ourPl: 'dobranie płytki', ourDe: 'Ziehen einer Karte' }),
  step('place-tile', 'placing a tile', { ourPl: 'dołożenie płytki', ourDe: 'Legen einer Karte' }),
  step('place-figure', 'deploying a follower', { c2: 'placing a meeple', ourPl: 'wystawienie podwładnego', ourDe: 'Setzen eines Gefolgsmanns' }),
  step('move-dragon', 'the dragon moves', { ourPl: 'ruch smoka', ourDe: 'Drachenzug' }),
  step('dragon-move', 'the dragon moves', { ourPl: 'ruch smoka', ourDe: 'Drachenzug' }),
  step('score', 'scoring', { c2: 'scoring a feature', ourPl: 'punktacja', ourDe: 'Wertung' }),
  step('trade-goods', 'taking trade goods', { ourPl: 'zabranie towarów', ourDe: 'Nehmen von Waren' }),
  step('double-turn', 'double turn', { ourPl: 'podwójna tura', ourDe: 'Doppelzug' }),
  step('end-of-turn', 'end of a turn', { ourPl: 'koniec tury', ourDe: 'Ende eines Zuges' }),
  step('end-game', 'final scoring', { ourPl: 'punktacja końcowa', ourDe: 'Schlusswertung' }),
  step('capture', 'taking a prisoner', { ourPl: 'wzięcie jeńca', ourDe: 'Nehmen eines Gefangenen' }),
  step('move-wagon', 'moving the wagon on', { ourPl: 'przesunięcie wozu', ourDe: 'Weiterfahren des Wagens' }),
  step('place-ghost', 'placing a ghost', { ourPl: 'wystawienie ducha', ourDe: 'Setzen eines Geistes' }),
  step('place-ferry', 'placing a ferry', { ourPl: 'położenie promu', ourDe: 'Legen einer Fähre' }),
  step('move-ferries', 'moving ferries', { ourPl: 'przesunięcie promów', ourDe: 'Versetzen der Fähren' }),
  step('place-gold', 'placing gold', { ourPl: 'położenie złota', ourDe: 'Legen von Gold' }),
  step('take-gold', 'taking gold', { ourPl: 'zabranie złota', ourDe: 'Nehmen von Gold' }),
  step('move-magic-figure', 'moving mage or witch', { ourPl: 'ruch maga lub wiedźmy', ourDe: 'Zug von Magier oder Hexe' }),
  step('resolve-message', 'carrying out a message', { ourPl: 'wykonanie depeszy', ourDe: 'Ausführen einer Depesche' }),
  step('crop-circle', 'crop circle', { ourPl: 'krąg w zbożu', ourDe: 'Kornkreis' }),
  step('spin', 'turning the wheel', { ourPl: 'obrót koła', ourDe: 'Drehen des Schicksalsrads' }),
  step('choose-counter', 'choosing a counting figure', { ourPl: 'wybór figury liczącej', ourDe: 'Wahl der Zählfigur' }),
  step('place-robber', 'placing a robber', { ourPl: 'wystawienie bandyty', ourDe: 'Setzen eines Räubers' }),
  step('choose-robbed', 'choosing who is robbed', { ourPl: 'wybór okradzionego', ourDe: 'Wahl des Beraubten' }),
];

const expansion = termsOf('expansion');

const expansionTerms = [
  expansion('base', 'Carcassonne', { pl: 'Gra podstawowa', de: 'Grundspiel' }),
  expansion('inns-and-cathedrals', 'Inns and Cathedrals', { c2: 'Inns & Cathedrals', pl: 'Karczmy i katedry', de: 'Wirtshäuser & Kathedralen' }),
  expansion('traders-and-builders', 'Traders and Builders', { c2: 'Traders & Builders', pl: 'Kupcy i Budowniczowie', de: 'Händler & Baumeister' }),
  expansion('princess-and-dragon', 'The Princess and The Dragon', {
    c2: 'The Princess & the Dragon',
    pl: 'Księżniczka i Smok',
    de: 'Burgfräulein & Drache',
  }),
  expansion('tower', 'The Tower', { pl: 'Wieża', de: 'Der Turm' }),
  expansion('abbey-and-mayor', 'Abbey and the Mayor', { c2: 'Abbey & Mayor', pl: 'Opactwo i burmistrz', de: 'Abtei & Bürgermeister' }),
  expansion('king-and-robber', 'King and Robber', { c2: 'King & Robber', ourPl: 'Król i rabuś', de: 'König und Raubritter' }),
  // the sixth expansion is named as a whole, so that its parts have no Polish name of their own
  expansion('count', 'The Count of Carcassonne', { c2: 'Count of Carcassonne', pl: 'Hrabia z Carcassonne', de: 'Der Graf von Carcassonne' }),
  expansion('river', 'The River', { ourPl: 'Rzeka', de: 'Der Fluss' }),
  expansion('catapult', 'The Catapult', { ourPl: 'Katapulta', de: 'Das Katapult' }),
  expansion('bridges-castles-and-bazaars', 'Bridges, Castles and Bazaars', {
    c2: 'Bridges, Castles & Bazaars',
    pl: 'Mosty, zamki i bazary',
    de: 'Brücken, Burgen und Basare',
  }),
  expansion('hills-and-sheep', 'Hills & Sheep', { pl: 'Owce i wzgórza', de: 'Schafe und Hügel' }),
  expansion('under-the-big-top', 'Under the Big Top', { pl: 'Cyrk objazdowy', de: 'Manege frei' }),
  expansion('ghosts-castles-and-cemeteries', 'Ghosts, Castles and Cemeteries', {
    c2: 'Ghosts, Castles & Cemeteries',
    pl: 'Duchy, pałace i cmentarze',
    de: 'Geister, Schlösser & Friedhöfe',
  }),
  expansion('abbot', 'The Abbot', { pl: 'Opat', de: 'Der Abt' }),
  expansion('phantom', 'The Phantom', { pl: 'Świta', de: 'Das Phantom' }),
  expansion('flier', 'The Flier', { c2: 'Flying Machines', pl: 'Maszyny latające', de: 'Die Fluggeräte' }),
  expansion('ferries', 'The Ferries', { pl: 'Promy', de: 'Die Fähren' }),
  expansion('goldmines', 'The Goldmines', { pl: 'Kopalnie złota', de: 'Die Goldminen' }),
  expansion('mage-and-witch', 'Mage and Witch', { c2: 'Mage & Witch', pl: 'Mag i Wiedźma', de: 'Magier & Hexe' }),
  expansion('corn-circles', 'Crop Circles', { pl: 'Kręgi w zbożu', de: 'Die Kornkreise' }),
  expansion('festival', 'The Festival', { pl: 'Festiwal', de: 'Das Fest' }),
  expansion('tunnel', 'The Tunnel', { pl: 'Tunel', de: 'Der Tunnel' }),
  expansion('plague', 'The Plague', { ourPl: 'Zaraza', de: 'Die Pest' }),
  expansion('little-buildings', 'Little Buildings', { pl: 'Małe budynki', de: 'Die Häuser' }),
  expansion('russian-promos', 'Russian Promos', { c2: 'Russian promos', pl: 'Płytki promocyjne - Rosja', de: 'Russische Promos' }),
  expansion('peasant-revolts', 'The Peasant Revolts', { pl: 'Powstanie chłopów', de: 'Die Bauernaufstände' }),
  expansion('school', 'The School', { pl: 'Szkoła', de: 'Die Schule' }),
  expansion('wheel-of-fortune', 'The Wheel of Fortune', { pl: 'Koło Fortuny', de: 'Das Schicksalsrad' }),
  expansion('castles-in-germany', 'Castles in Germany', { pl: 'Zamki w Niemczech', de: 'Burgen in Deutschland' }),
  expansion('markets-of-leipzig', 'The Markets of Leipzig', { pl: 'Targi w Lipsku', de: 'Die Märkte zu Leipzig' }),
  expansion('winter', 'Winter Edition', { pl: 'Edycja zimowa', de: 'Winter-Edition' }),
  expansion('cult', 'The Cult', { ourPl: 'Kult', de: 'Kultstätten und Ketzer' }),
  expansion('siege', 'The Siege', { ourPl: 'Oblężenie', de: 'Die Katharer / Die Belagerer' }),
  expansion('darmstadt', 'Darmstadt Promo', { ourPl: 'Darmstadt', de: 'Darmstadt-Promo' }),
  expansion('labyrinth', 'The Labyrinth', { ourPl: 'Labirynt', de: 'Das Labyrinth' }),
  expansion('watchtowers', 'The Watchtowers', { ourPl: 'Strażnice', de: 'Die Wachtürme' }),
  expansion('wind-roses', 'The Wind Roses', { ourPl: 'Róże wiatrów', de: 'Die Windrosen' }),
  expansion('monasteries', 'Monasteries', { ourPl: 'Klasztory', de: 'Klöster in Deutschland / De Kloosters' }),
  expansion('gq11', 'Games Quarterly 11', { de: 'Games Quarterly 11', ourPl: 'Games Quarterly 11' }),
  expansion('city-gates', 'The City Gates', { pl: 'Bramy miejskie', de: 'Die Stadttore' }),
  expansion('spiel-doch', 'Spiel Doch', { de: 'Spiel doch!-Promo', ourPl: 'Spiel doch' }),
  expansion('halflings', 'Halflings', { de: 'Halb so wild', ourPl: 'Połówki' }),
  expansion('messages', 'The Messages', { pl: 'Depesze', de: 'Die Depeschen' }),
  expansion('robbers', 'The Robbers', { pl: 'Bandyci', de: 'Die Räuber' }),
];

const trait = termsOf('trait');

const traitTerms = [
  trait('isFollower', 'is a follower', { c2: 'is a meeple', ourPl: 'jest podwładnym', de: 'ist ein Gefolgsmann' }),
  trait('eatenByDragon', 'is eaten by the dragon', { ourPl: 'jest zjadany przez smoka', de: 'wird vom Drachen gefressen' }),
  trait('mayBeAssignedFairy', 'may be joined by the fairy', { ourPl: 'może stać przy nim wróżka', de: 'darf die Fee bei sich haben' }),
  trait('placeableInTurnFairyWasMoved', 'may be placed after the fairy has been moved', {
    ourPl: 'można wystawić po ruchu wróżki',
    de: 'darf nach einem Versetzen der Fee gesetzt werden',
  }),
  trait('deployableToJustPlacedVolcano', 'may be placed on a volcano tile just laid', {
    ourPl: 'można wystawić na dopiero co dołożoną płytkę z wulkanem',
    de: 'darf auf eine eben gelegte Vulkankarte gesetzt werden',
  }),
  trait('placeableElsewhereInVolcanoTurn', 'may be placed elsewhere in the turn of a volcano tile', {
    ourPl: 'można wystawić gdzie indziej w turze płytki z wulkanem',
    de: 'darf im Zug einer Vulkankarte anderswo gesetzt werden',
  }),
  trait('placeableThroughPortal', 'may go through a magic portal', {
    ourPl: 'może przejść przez magiczny portal',
    de: 'darf durch ein magisches Portal',
  }),
  trait('removableByPrincess', 'may be removed by the princess', {
    ourPl: 'może go usunąć księżniczka',
    de: 'darf vom Burgfräulein entfernt werden',
  }),
  trait('placeableAfterPrincessRemoval', 'may be placed after the princess has removed a knight', {
    ourPl: 'można wystawić po usunięciu rycerza przez księżniczkę',
    de: 'darf gesetzt werden, nachdem das Burgfräulein einen Ritter entfernt hat',
  }),
  trait('mayShareTileWithDragon', 'may stand on the tile of the dragon', {
    ourPl: 'może stać na płytce, na której stoi smok',
    de: 'darf auf der Karte des Drachen stehen',
  }),
];

/** Those that stand in the folders of the expansions. */
const inFolders: readonly Term[] = folderTerms.map(({ kind, id, names: { en, 'en-c2': c2, pl, de, plOurs, deOurs } }) =>
  termsOf(kind)(id, en, {
    ...(c2 !== undefined && { c2 }),
    ...(pl !== undefined && (plOurs ? { ourPl: pl } : { pl })),
    ...(de !== undefined && (deOurs ? { ourDe: de } : { de })),
  }),
);

export const terms: readonly Term[] = [
  ...figureTerms,
  ...roleTerms,
  ...expansionTerms,
  ...featureTerms,
  ...stepTerms,
  ...tokenTerms,
  ...traitTerms,
  ...inFolders,
];

const byKindAndId: ReadonlyMap<string, Term> = new Map(terms.map((entry) => [`${entry.kind}/${entry.id}`, entry]));

export const term = (kind: TermKind, id: string): Term | undefined => byKindAndId.get(`${kind}/${id}`);

/** Whether a thing has a name in the language; where it has none, its English one stands. */
export const isNamed = (kind: TermKind, id: string, language: Language): boolean =>
  language === 'en' || language === 'en-c2' || term(kind, id)?.names[language] !== undefined;

/** The name in a language; the English one where that language has none, the id where nobody named it. */
export function nameOf(kind: TermKind, id: string, language: Language): string {
  const names = term(kind, id)?.names;
  return names?.[language] ?? names?.en ?? id;
}
