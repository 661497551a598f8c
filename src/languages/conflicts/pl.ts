/** Conflicts and open questions in Polish. */
import type { ConflictWords } from './words.js';

export const polish: ConflictWords = {
  conflicts: {
    'conflict.tile.monastery-in-city': {
      question: 'Które tereny płytki z klasztorem w mieście można zająć?',
      readings: ['miasto i klasztor', 'miasto, klasztor i łąkę'],
      explanation: 'można zająć każdy teren nadrukowany na płytce; starsze zdanie wymaga tylko, by podwładny stał wyraźnie na jednym z dwóch',
    },
    'conflict.tile.tunnel-fields': {
      question: 'Czy łąki płytki tunelu to jedna łąka, czy dwie?',
      readings: ['górna i dolna łąka nie są połączone', 'każda z nich biegnie dalej za wylotem tunelu'],
      explanation: 'oba zdania opisują ten sam obrazek: dwie łąki, z których żadnej tunel nie przecina, i jedną drogę',
    },
    'conflict.volcano.turn-ends': {
      question: 'Czy tura kończy się, gdy tylko smok stanie na płytce wulkanu?',
      readings: ['wróżkę wolno przesunąć, a tereny punktuje się jak w każdej turze', 'następny gracz od razu dobiera płytkę'],
      explanation:
        'zdanie przed nim pozwala przesunąć wróżkę; to, że następuje kolejny gracz, może znaczyć tylko, że na płytkę nic się nie wystawia i nie zaczyna się wędrówka',
    },
    'conflict.volcano.one-action': {
      question: 'Czy w turze wulkanu wolno wykonać więcej niż jedną z akcji wymienionych dla niej?',
      readings: ['jedną akcję z wykazu i żadnej innej', 'wykaz podaje, co jest możliwe, i nie stawia ograniczenia'],
      explanation: 'nowsza edycja traktuje je jako możliwości jednej akcji z figurą; gdzie wydanie nie podaje ograniczenia, druga akcja jest sporna',
    },
    'conflict.dragon.timing-rgg': {
      question: 'Czy tereny tej tury punktuje się przed wędrówką, czy po niej?',
      readings: ['najpierw rusza smok', 'najpierw punktuje się to, co ukończyła płytka'],
      explanation:
        'uwaga z 2019 roku uznaje tekst Big Boxów za pomyłkę, bo ich własna tabela tury mówi co innego; gotowe zestawy zasad, które czytają je dosłownie, zachowują go',
    },
    'conflict.dragon.timing-step-label': {
      question: 'Czy numer kroku stawia wędrówkę przed wystawieniem figury?',
      readings: ['jako część pierwszego kroku wędrówka byłaby przed wystawieniem podwładnego', 'najpierw wystawia się podwładnego, potem rusza smok'],
      explanation: 'tekst pod numerem i odpowiedź na pytanie podają kolejność słowami',
    },
    'conflict.dragon.start-tile': {
      question: 'Czy smok może wrócić na płytkę, na której zaczęła się jego wędrówka?',
      readings: ['nie, ta płytka liczy się jako odwiedzona', 'tak, zamknięte są tylko płytki, na które wszedł w tej wędrówce'],
      explanation: 'przykład edycji, której tekst to pomija, traktuje płytkę jako odwiedzoną, a pierwsza edycja to mówi',
    },
    'conflict.dragon.dead-end': {
      question: 'Czy płytka wróżki przyczynia się do ślepego zaułka?',
      readings: [
        'płytka, na którą smokowi nie wolno wejść, z jakiegokolwiek powodu, nie jest wyjściem',
        'ślepy zaułek tworzą tylko płytki już odwiedzone',
      ],
      explanation: 'ogólne zdanie odnosi się do wszystkich zasad wędrówki; uwaga w nawiasie podaje jeden przypadek',
    },
    'conflict.dragon.redraw': {
      question: 'Czy zamiast za wczesnej płytki smoka trzeba dobrać inną?',
      readings: ['dobiera się i dokłada inną płytkę', 'gracz może w tej turze obejść się bez płytki'],
      explanation: 'w turze dokłada się płytkę, jeśli tylko jakaś pasuje; pozwolenie dotyczy ponownego dobierania, a nie pominięcia płytki',
    },
    'conflict.dragon.count-city': {
      question: 'Czy płytki miasta Carcassonne są dla smoka zamknięte?',
      readings: ['smok nie wchodzi na żadną z płytek, które pokazują miasto', 'smok wchodzi na te płytki i zostaje poza murami'],
      explanation: 'wyjaśnienie z grudnia 2013 mówi, co znaczy krótkie zdanie',
    },
    'conflict.dragon.scoring-answer-lost': {
      question: 'Czy to, co ukończyła płytka smoka, punktuje się dopiero po wędrówce?',
      readings: ['tak, a smok mógł to do tej pory opróżnić', 'jeden zapis strony ma pytanie bez odpowiedzi'],
      explanation: 'dwie pełniejsze wersje tej samej strony zachowały odpowiedź',
    },
    'conflict.dragon.general-text-and-diet': {
      question: 'Czy z płytki, na którą wchodzi smok, wraca wszystko, czy tylko to, co wymienia jadłospis?',
      readings: ['wszystkie figury graczy i wszystkie figury neutralne na płytce', 'to, co jadłospis podaje jako zjadane; co wyłącza, zostaje'],
      explanation: 'sam akapit odsyła do jadłospisu, który po nim następuje',
    },
    'conflict.dragon.barn': {
      question: 'Czy smok zjada dwór?',
      readings: ['dwór zostaje', 'jeden wykaz zalicza go do tego, co smok zjada'],
      explanation: 'odpowiedź wydawcy z 2015 roku i broszura z 2016 roku mają pierwszeństwo przed wierszem wykazu bez oznaczenia autorytetu',
    },
    'conflict.dragon.menu-heading': {
      question: 'Czy wszystko, co zjada smok, jest podwładnym?',
      readings: ['według nagłówka świnia, budowniczy, dwór i pasterz są podwładnymi', 'czym innym jest być podwładnym, a czym innym być zjadanym'],
      explanation: 'według wydawcy budowniczy i świnia nie są podwładnymi, a nowsza strona odpowiednio dzieli wykaz',
    },
    'conflict.dragon.gingerbread-man': {
      question: 'Czy smok zjada piernikowego ludzika?',
      readings: ['zostaje zjedzony jak wszystko, co jest z krwi i kości', 'przed marcem 2015 figury neutralne zostawały, więc on też'],
      explanation: 'od 2015 roku obie wypowiedzi się zgadzają; wcześniejsza należy do jednej jedynej wersji komputerowej',
    },
    'conflict.dragon.old-neutral-figures': {
      question: 'Które figury neutralne były bezpieczne przed marcem 2015?',
      readings: ['mag i wiedźma', 'mag, wiedźma i nauczyciel'],
      explanation: 'obowiązuje nowsze brzmienie; nic od tego nie zależy, bo nauczyciel nigdy nie jest zjadany',
    },
    'conflict.dragon.diet': {
      question: 'Według którego wykazu smok zjada?',
      readings: [
        'według jadłospisu z 2015 roku, razem z figurami neutralnymi',
        'tylko figury graczy',
        'według wykazu broszury, a co do tego, co on pomija, według jej myśli przewodniej',
      ],
      explanation:
        'w 2015 roku wydawca zastąpił starsze rozstrzygnięcia; to, że wcześniejsze wydania oszczędzały figury neutralne, jest wnioskiem, bo nie podano wydawcy',
    },
    'conflict.dragon.ghosts': {
      question: 'Czy duch odchodzi ze swoim podwładnym tam, gdzie smok nie zjada figur neutralnych?',
      readings: ['tak, odchodzi wszędzie, gdzie zjedzony zostaje jego podwładny', 'nie, jest figurą neutralną jak mag i wiedźma'],
      explanation: 'zdanie o duchach nie wymienia żadnego wydania i według niego odchodzą ze względu na podwładnego, a nie jako osobne pożywienie',
    },
    'conflict.dragon.wheel': {
      question: 'Co obowiązuje, gdy smok przychodzi do Koła Fortuny?',
      readings: ['okrąża je, a kto jest na kole, jest bezpieczny', 'coś innego, co się nie zachowało'],
      explanation: 'rozstrzygnięcie z października 2012 jest jedynym znanym; dla starszych od niego wydań nie ma odpowiedzi',
    },
    'conflict.dragon.acrobats': {
      question: 'Czy smok zjada akrobatów?',
      readings: ['są podwładnymi na płytce', 'są częścią cyrku, który zostaje'],
      explanation: 'żadne źródło ich nie wymienia; zjadani są wszyscy podwładni z płytki, a wyłączony jest tylko sam namiot cyrkowy',
    },
    'conflict.dragon.faq-2015-publisher': {
      question: 'Dla czyich zasad obowiązują zdania, które opierają się tylko na odpowiedziach z 2015 roku?',
      readings: ['dla zasad Hans im Glück', 'dla zasad każdego wydawcy'],
      explanation: 'wydawca mówi za własne wydania; nie wiadomo, by inni te odpowiedzi przejęli',
    },
    'conflict.dragon.shared-tile-omitted': {
      question: 'Czy broszura z 2016 roku dopuszcza figury na płytce, na której stoi smok, skoro ich nie zabrania?',
      readings: [
        'nie: nie może tam być nic, co smok zjada',
        'nie, bo pierwsza edycja zabrania podwładnych',
        'tak, co nie jest zabronione, jest dozwolone',
      ],
      explanation: 'to, co wydawca wyjaśnił, ma pierwszeństwo przed tym, co broszura pomija; jej dosłowną wykładnię można wybrać',
    },
    'conflict.dragon.shared-tile-scope': {
      question: 'Które figury nie mają wstępu na płytkę, na której stoi smok?',
      readings: [
        'podwładni',
        'wszystko, co smok zjada: także budowniczy, świnia, pasterz, mag i wiedźma',
        'żadne, gdy dosłownie czyta się broszurę, która nikogo nie wyklucza',
      ],
      explanation: 'wyjaśnienia udzielono dla drugiej edycji; w pierwszej zostaje to, co mówi jej tekst',
    },
    'conflict.dragon.shared-tile-protected-places': {
      question: 'Czy figura w zamku, w mieście Carcassonne, na Kole Fortuny albo w szkole dzieli płytkę ze smokiem?',
      readings: ['dzieli ją i nie można by jej tam postawić, dopóki smok jest na płytce', 'nie stoi na tej płytce'],
      explanation: 'smok może wejść na taką płytkę, gdy w chronionym miejscu są figury, więc oboje mogą tam być jednocześnie',
    },
    'conflict.portal.phantom': {
      question: 'Czy portal jest terenem, który można zająć?',
      readings: ['zajmuje go ten, kto pierwszy przez niego przejdzie', 'jest drogą dokądś indziej i nikt na nim nie stoi'],
      explanation: 'to, że liczy się jako zajęty, znaczy tylko, że w turze przechodzi przez niego jedna figura, podwładny albo świta',
    },
    'conflict.portal.challenge': {
      question: 'Czy portal prowadzi do świątyni lub klasztoru, które płytka z portalem kończy razem z ich rywalem?',
      readings: ['nie, są ukończone, zanim kogokolwiek się wystawi', 'tak, rzuca tam wyzwanie drugiemu i obaj punktują'],
      explanation:
        'odpowiedź o portalach jest z 2014 i ponownie z 2019 roku; ta o wyzwaniach nie ma daty i zgadza się z najstarszymi słowami o portalach, które zamykały tylko to, co już punktowano',
    },
    'conflict.portal.volcano-tile': {
      question: 'Czy portal prowadzi na płytkę wulkanu, którą smok opuścił?',
      readings: ['tak, jest wtedy płytką jak każda inna', 'nie: gdyby ją właśnie dołożono, nikogo nie można by na nią wystawić'],
      explanation:
        'wulkan zamyka swoją płytkę w turze, w której ją dołożono; dla drugiej edycji mówi to odpowiedź na to właśnie pytanie, a dla pierwszej jest to wniosek',
    },
    'conflict.portal.acrobats': {
      question: 'Które figury zostają przez portal akrobatami?',
      readings: ['zwykli podwładni i świta', 'zwykli podwładni; o świcie nie ma mowy'],
      explanation:
        'to, że do akrobatów w ogóle można się dostać, jest szczególną zasadą wobec ogólnego zakazu zajętych miejsc; o świcie każda edycja mówi własnymi słowami, a w drugiej jej przypadek jest sporny',
    },
    'conflict.princess.removal': {
      question: 'Czy rycerz musi opuścić miasto, które powiększa płytka księżniczki?',
      readings: [
        'nie; kto zostawia wszystkich rycerzy na miejscu, wystawia jak zwykle',
        'tak, jeśli jakiś tam stoi; wystawianie zostaje dla miasta bez rycerzy',
      ],
      explanation: 'obowiązek należy do pierwszego wydania i do obu angielskich wydawców; od Big Box 2 jest to wybór',
    },
    'conflict.princess.step': {
      question: 'W którym kroku księżniczka odsyła rycerza?',
      readings: ['przy dokładaniu płytki', 'zamiast wystawiania'],
      explanation: 'tak czy inaczej następuje to, zanim zrobi się cokolwiek z figurą, a w źródłach żaden wynik nie zależy od nazwy kroku',
    },
    'conflict.princess.other-actions': {
      question: 'Jakie akcje poza wystawianiem figur wyklucza usunięcie rycerza w drugiej edycji?',
      readings: ['szereg akcji z wykazu, którego pozycje zaginęły', 'figury i wróżkę, które wymieniono gdzie indziej'],
      explanation: 'pewne są tylko te wykluczenia; o każdej innej akcji strona w zachowanej postaci nic nie mówi',
    },
    'conflict.fairy.move-condition': {
      question: 'Co nie może zajść w turze, aby wolno było przesunąć wróżkę?',
      readings: [
        'wystawiono podwładnego',
        'wystawiono podwładnego, budowniczego albo świnię',
        'wystawiono albo przesunięto podwładnego',
        'w akcji tej tury wystawiono, przesunięto albo usunięto figurę',
      ],
      explanation:
        'nowsze wykazy figur i rozstrzygnięcie o Festiwalu razem do tego prowadzą; starsze wydania zachowują swoje brzmienie, a świta jest osobnym wyjątkiem',
    },
    'conflict.fairy.phantom': {
      question: 'Czy wolno wystawić świtę po przesunięciu wróżki?',
      readings: ['tak, jako drugą z dwóch akcji', 'nie, świta jest podwładnym jak inni'],
      explanation:
        'wyjaśnienie z grudnia 2014 wymienia ten przypadek; w odwrotnej kolejności wystawiona świta jest wystawionym podwładnym, więc wróżka zostaje',
    },
    'conflict.fairy.same-tile': {
      question: 'Czy wróżkę wolno przesunąć do innego własnego podwładnego na płytce, na której stoi?',
      readings: [
        'tak, wystarczy dowolny własny podwładny',
        'nie, przesuwa się ją na inną płytkę',
        'pierwsza edycja mówi jedno i drugie, nie mając na myśli tego przypadku',
      ],
      explanation: 'druga edycja mówi, przy kim ma stanąć, a nie podaje płytki; dla pierwszej edycji pozostaje to sporne',
    },
    'conflict.fairy.tower-piece': {
      question: 'Czy wolno dołożyć element wieży w turze, w której przesuwa się wróżkę?',
      readings: [
        'nie, jedno i drugie zastępuje wystawienie podwładnego',
        'wykaz tego, co zatrzymuje wróżkę, wymienia tylko figury, a druga edycja nie mówi nic więcej',
      ],
      explanation: 'mówią to zasady Wieży dla pierwszej edycji; w drugiej żadne zdanie nie wymienia wróżki, więc pozostaje to sporne',
    },
    'conflict.fairy.no-follower-left': {
      question: 'Czy gracz, który nie ma podwładnego w zasobach, może przesunąć wróżkę?',
      readings: ['tak, jeśli może ona stanąć przy jednym z jego podwładnych na planszy', 'gracz bez podwładnych nie ma dla niej miejsca'],
      explanation: 'jedno zdanie liczy podwładnych w zasobach, drugie tych na planszy',
    },
    'conflict.fairy.festival': {
      question: 'Które usunięcia przez Festiwal zużywają ruch wróżki?',
      readings: ['usunięcie podwładnego', 'usunięcie jakiejkolwiek figury'],
      explanation: 'nowsze i szersze brzmienie pasuje do podanego powodu, że akcja z figurą jest zużyta',
    },
    'conflict.fairy.bonus-zmg': {
      question: 'Kto zdobywa 3 punkty tam, gdzie wróżka należy do płytki?',
      readings: ['każdy podwładny tego terenu na jej płytce', 'ten, który stoi razem z nią', 'ten, przy którym ją postawiono, jak mają inne wydania'],
      explanation: 'punkt i premię traktuje się osobno: dla premii to wydanie ma własne zdanie',
    },
    'conflict.fairy.bonus-note': {
      question: 'Czy do 3 punktów wystarczy stać na płytce wróżki?',
      readings: [
        'nie, musi ona stać przy podwładnym',
        'tak, dla każdego podwładnego tego terenu na jej płytce',
        'nie, oboje muszą stać na płytce razem',
      ],
      explanation: 'uwaga mówi o większościach i tylko mimochodem o ustawieniu; wydawca mówi, że korzysta jeden podwładny',
    },
    'conflict.fairy.point-scope': {
      question: 'Kto dostaje punkt na początku tury?',
      readings: ['właściciel podwładnego, przy którym ona stoi', 'każdy gracz z podwładnym na jej płytce, każdy w swojej turze'],
      explanation: 'Rio Grande i pierwsza edycja Z-Man wiążą ją z płytką, wszyscy inni z podwładnym',
    },
    'conflict.fairy.several-followers': {
      question: 'Czy dwaj podwładni jednego gracza na płytce wróżki dają punkty dwa razy tam, gdzie należy ona do płytki?',
      readings: [
        'nie, gracz dostaje je raz',
        'tak, punkty daje każdy z nich',
        'na początku tury jeden punkt za każdą figurę, jakakolwiek jest, a 3 punkty raz: wersja komputerowa',
        'te wydania tego nie mówią',
      ],
      explanation: 'żadne źródło nie mówi o drugim podwładnym tego samego gracza; stół może wybrać, a dopóki nie wybierze, punkty są sporne',
    },
    'conflict.fairy.castle': {
      question: 'Czy wróżkę wolno postawić przy podwładnym w zamku?',
      readings: ['tak, ze zwykłymi punktami', 'nie', 'wydania sprzed Big Box 3 o tym nie mówią'],
      explanation:
        'każde wydanie zachowuje własną odpowiedź; gdzie żadnej nie wybrano, obowiązuje najnowsza, bo zakaz jest znany tylko z drugiej ręki',
    },
    'conflict.fairy.acrobats': {
      question: 'Czy wróżka daje punkty za jednego akrobatę, czy za wszystkich w piramidzie?',
      readings: ['punkt za każdego akrobatę gracza, którego tura się zaczyna', 'jeden punkt, za podwładnego, przy którym stoi'],
      explanation: 'zdanie o akrobatach jest wyjątkiem od ogólnego',
    },
    'conflict.fairy.challenge': {
      question: 'Czy wróżka daje punkty w wyzwaniu między klasztorem a świątynią?',
      readings: [
        'nie przegranemu, którego teren jest nieukończony',
        'temu, kto stoi przy niej, gdy teren jest punktowany, nawet bez własnych punktów',
      ],
      explanation: 'obaj wracają, ale tylko teren zwycięzcy punktuje się jako ukończony; o nim nie powiedziano nic ponad ogólną zasadę',
    },
    'conflict.fairy.final-scoring': {
      question: 'Czy wróżka daje swoje 3 punkty w punktacji końcowej?',
      readings: ['tak, za tereny punktowane wtedy', 'nie, dodatek niczego nie dodaje do punktacji końcowej'],
      explanation: 'jedno zdanie dotyczy płytek, drugie terenów; pierwsza edycja daje je za łąki, których nie punktuje się kiedy indziej',
    },
    'conflict.sources.authority-marks': {
      question: 'Jak oficjalna jest wypowiedź, którą źródła różnie oznaczają?',
      readings: ['tak, jak mówi jej najwyższe oznaczenie, gdziekolwiek stoi', 'na każdej stronie tak, jak mówi ta strona'],
      explanation:
        'to, co drukuje broszura, nie staje się wykładnią społeczności dlatego, że tak oznacza to jakaś strona; oznaczenia każdego źródła zapisuje się przy klauzuli',
    },
    'conflict.tower.top': {
      question: 'Czy podwładny na wieży jest bezpieczny przed innymi wieżami i przed smokiem?',
      readings: ['nie, zostaje wzięty do niewoli albo zjedzony jak każdy inny', 'tak, jak podaje strona fanowska'],
      explanation: 'tak mówią zasady i wydawca, wbrew stronie, która nikogo nie przytacza',
    },
  },
  openQuestions: {
    'open.01': {
      question: 'Czy smok zjada akrobatów?',
      explanation: 'są podwładnymi na płytce',
    },
    'open.02': {
      question: 'Czy smok zjada coś w locie do wulkanu albo tam, gdzie przybywa?',
      explanation: 'zjada na krokach wędrówki; na wulkan się go stawia, a dopiero co dołożona płytka jest z reguły pusta',
    },
    'open.03': {
      question: 'Czy dwaj podwładni jednego gracza na płytce wróżki dają punkty dwa razy tam, gdzie należy ona do płytki?',
      explanation: 'stojący tam podwładny daje punkt i premię; nie powiedziano, czy drugi podwładny tego samego gracza daje je jeszcze raz',
    },
    'open.04': {
      question: 'Dokąd trafiają zjedzone żetony owiec?',
      explanation: 'schodzą z planszy; żadne źródło nie mówi, czy do worka, czy do pudełka, więc stół może wybrać',
    },
    'open.05': {
      question: 'Czy zabranie opata i ruch wróżki wykluczają się?',
      explanation:
        'przypis traktuje jego powrót jako możliwość zamiast każdej innej akcji z figurą; według litery wyklucza go tylko wystawienie figury',
    },
    'open.06': {
      question: 'Czy most, prom albo mały budynek idzie w parze z ruchem wróżki?',
      explanation: 'most, prom i mały budynek nie są figurami, więc wróżkę wolno przesunąć przed nimi i po nich',
    },
    'open.07': {
      question: 'Czy wróżkę wolno przesunąć po wystawieniu świty?',
      explanation: 'nie: wystawiona świta jest wystawionym podwładnym, a wyjaśnienie dotyczy tylko odwrotnej kolejności',
    },
    'open.08': {
      question: 'Jakie akcje pozostają, gdy księżniczka usunęła rycerza?',
      explanation: 'figury i wróżka są wykluczone; wykaz reszty zaginął',
    },
    'open.09': {
      question: 'Czy inny podwładny na jej płytce dziedziczy wróżkę, gdy ten, przy którym stała, odszedł?',
      explanation:
        'związana z jednym podwładnym nie jest przy nikim, dopóki się jej nie przesunie; gdzie należy do płytki, korzysta każdy, kto na niej stoi',
    },
    'open.10': {
      question: 'Czy wróżkę wolno przesunąć do innego własnego podwładnego na płytce, na której stoi?',
      explanation:
        'w pierwszej edycji, bo mówi ona o dowolnym własnym podwładnym, a potem o innej płytce; druga edycja na to pozwala, a gdzie wróżka należy do płytki, nie byłby to ruch',
    },
    'open.11': {
      question: 'Czy wędrówka bez możliwego kroku wymaga, by ktoś poruszył smokiem?',
      explanation: 'nie: wędrówka kończy się tam, gdzie żaden krok nie jest możliwy, a może to być tam, gdzie się zaczyna',
    },
    'open.12': {
      question: 'Czy wróżka może stanąć przy podwładnym w mieście Carcassonne, w Lipsku, na Kole Fortuny albo w szkole?',
      explanation: 'mowa jest tylko o wieżach i zamkach; nie powiedziano też, na której płytce by stała',
    },
    'open.13': {
      question: 'Czy w pierwszej edycji maga albo wiedźmę wolno postawić na płytce, na której stoi smok?',
      explanation: 'jej tekst wyklucza podwładnych, a oni nimi nie są; o tym, czy mogą tam być inne figury, nie mówi',
    },
    'open.14': {
      question: 'Czy tura wulkanu pierwszej edycji pozwala tylko na jedną akcję?',
      explanation: 'możliwości łączy „albo”, a ograniczenia nie podano',
    },
    'open.15': {
      question: 'Co obowiązywało dla Koła Fortuny przed październikiem 2012?',
      explanation: 'wiadomo, że to zmieniono, a nie wiadomo, co było przedtem; wydania starsze od tej zmiany nie dają odpowiedzi',
    },
    'open.16': {
      question: 'Czy pięć punktów z zasady domowej zastępuje też 3 punkty?',
      explanation: 'zasada domowa mówi tylko o 1 punkcie; stół mówi, którą z dwóch możliwości gra',
    },
    'open.17': {
      question: 'Jak wyglądają wzory drugiej edycji, których obrazki zaginęły?',
      explanation: 'dwa z trzynastu są opisane gdzie indziej na stronie; od liter wzorów nie zależy żaden werdykt',
    },
    'open.18': {
      question: 'Co dzieje się z odłożonymi płytkami smoka, gdy gra kończy się, zanim dołożono wulkan?',
      explanation: 'nie wchodzą do gry: przywraca je tylko pojawienie się smoka',
    },
  },
};
