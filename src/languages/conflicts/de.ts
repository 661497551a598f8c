/** Conflicts and open questions in German. */
import type { ConflictWords } from './words.js';

export const german: ConflictWords = {
  conflicts: {
    'conflict.tile.monastery-in-city': {
      question: 'Welche Gebiete der Karte mit dem Kloster in der Stadt können besetzt werden?',
      readings: ['die Stadt und das Kloster', 'die Stadt, das Kloster und die Wiese'],
      explanation:
        'jedes Gebiet, das auf die Karte gedruckt ist, kann besetzt werden; der ältere Satz verlangt nur, dass ein Gefolgsmann eindeutig auf einem von zweien steht',
    },
    'conflict.tile.tunnel-fields': {
      question: 'Sind die Wiesen der Tunnelkarte eine Wiese oder zwei?',
      readings: ['die obere und die untere Wiese sind nicht verbunden', 'jede der beiden läuft über die Tunnelöffnung hinaus weiter'],
      explanation: 'beide Sätze beschreiben dasselbe Bild: zwei Wiesen, keine von ihnen durch den Tunnel zerschnitten, und eine Straße',
    },
    'conflict.volcano.turn-ends': {
      question: 'Endet der Zug, sobald der Drache auf die Vulkankarte gestellt ist?',
      readings: ['die Fee darf versetzt werden, und Gebiete werden gewertet wie in jedem Zug', 'der nächste Spieler zieht sofort eine Karte'],
      explanation:
        'der Satz davor erlaubt, die Fee zu versetzen; dass der nächste Spieler folgt, kann nur heißen, dass nichts auf die Karte gesetzt wird und kein Drachenzug beginnt',
    },
    'conflict.volcano.one-action': {
      question: 'Darf es in einem Vulkanzug mehr als eine der für ihn aufgezählten Aktionen geben?',
      readings: ['eine Aktion der Liste und keine andere', 'die Liste nennt, was möglich ist, und setzt keine Grenze'],
      explanation:
        'die neuere Ausgabe versteht sie als Möglichkeiten für die eine Aktion mit einer Figur; wo ein Druck keine Grenze nennt, ist eine zweite Aktion strittig',
    },
    'conflict.dragon.timing-rgg': {
      question: 'Werden die Gebiete des Zuges vor oder nach dem Drachenzug gewertet?',
      readings: ['zuerst zieht der Drache', 'zuerst wird gewertet, was die Karte fertigstellt'],
      explanation:
        'die Anmerkung von 2019 hält den Text der Big Boxes für ein Versehen, da ihre eigene Zugtabelle etwas anderes sagt; die vorgegebenen Regelwerke, die sie wörtlich lesen, behalten ihn bei',
    },
    'conflict.dragon.timing-step-label': {
      question: 'Stellt die Nummer seines Schritts den Drachenzug vor das Setzen einer Figur?',
      readings: [
        'als Teil des ersten Schritts käme der Drachenzug, bevor ein Gefolgsmann gesetzt wird',
        'zuerst wird ein Gefolgsmann gesetzt, dann zieht der Drache',
      ],
      explanation: 'der Text unter der Nummer und die Antwort auf eine Frage sagen die Reihenfolge in Worten',
    },
    'conflict.dragon.start-tile': {
      question: 'Darf der Drache auf die Karte zurückkehren, auf der sein Drachenzug begann?',
      readings: ['nein, diese Karte gilt als besucht', 'ja, gesperrt sind nur Karten, die in diesem Drachenzug betreten wurden'],
      explanation: 'das Beispiel der Ausgabe, deren Text es auslässt, behandelt die Karte als besucht, und die erste Ausgabe sagt es',
    },
    'conflict.dragon.dead-end': {
      question: 'Trägt die Karte der Fee zu einer Sackgasse bei?',
      readings: [
        'eine Karte, die der Drache nicht betreten darf, aus welchem Grund auch immer, ist kein Ausweg',
        'nur schon besuchte Karten machen eine Sackgasse',
      ],
      explanation: 'der allgemeine Satz bezieht sich auf alle Regeln des Drachenzugs; die Bemerkung in Klammern gibt einen Fall davon',
    },
    'conflict.dragon.redraw': {
      question: 'Muss anstelle einer zu frühen Drachenkarte eine andere Karte gezogen werden?',
      readings: ['eine andere Karte wird gezogen und gelegt', 'der Spieler kann in diesem Zug auf eine Karte verzichten'],
      explanation: 'in einem Zug wird eine Karte gelegt, wo immer eine passt; erlaubt ist, noch einmal zu ziehen, nicht, die Karte wegzulassen',
    },
    'conflict.dragon.count-city': {
      question: 'Sind die Karten der Stadt Carcassonne dem Drachen verschlossen?',
      readings: ['der Drache betritt keine der Karten, die die Stadt zeigen', 'der Drache betritt diese Karten und bleibt vor den Mauern'],
      explanation: 'die Klarstellung vom Dezember 2013 sagt, was der kurze Satz meint',
    },
    'conflict.dragon.scoring-answer-lost': {
      question: 'Wird, was eine Drachenkarte fertigstellt, erst nach dem Drachenzug gewertet?',
      readings: ['ja, und bis dahin kann der Drache es geleert haben', 'eine Wiedergabe der Seite hat die Frage ohne Antwort'],
      explanation: 'die beiden vollständigeren Fassungen derselben Seite haben die Antwort bewahrt',
    },
    'conflict.dragon.general-text-and-diet': {
      question: 'Kehrt alles auf einer betretenen Karte heim oder nur, was der Speiseplan aufzählt?',
      readings: [
        'alle Figuren der Spieler und alle neutralen Figuren auf der Karte',
        'was der Speiseplan als gefressen nennt; was er ausnimmt, bleibt',
      ],
      explanation: 'der Absatz verweist selbst auf den Speiseplan, der auf ihn folgt',
    },
    'conflict.dragon.barn': {
      question: 'Frisst der Drache einen Gutshof?',
      readings: ['er bleibt stehen', 'eine Liste zählt ihn zu dem, was gefressen wird'],
      explanation: 'die Antwort des Verlags von 2015 und das Heft von 2016 gehen der Zeile einer Liste ohne Kennzeichnung der Autorität vor',
    },
    'conflict.dragon.menu-heading': {
      question: 'Ist alles, was der Drache frisst, ein Gefolgsmann?',
      readings: [
        'die Überschrift macht Schwein, Baumeister, Gutshof und Schäfer zu Gefolgsleuten',
        'Gefolgsmann zu sein ist das eine, gefressen zu werden das andere',
      ],
      explanation: 'nach dem Verlag sind Baumeister und Schwein keine Gefolgsleute, und die neuere Seite teilt die Liste entsprechend auf',
    },
    'conflict.dragon.gingerbread-man': {
      question: 'Frisst der Drache den Lebkuchenmann?',
      readings: ['er wird gefressen wie alles aus Fleisch und Blut', 'vor März 2015 blieben neutrale Figuren stehen, und so auch er'],
      explanation: 'seit 2015 stimmen beide Aussagen überein; die frühere gehört zu einer einzelnen Computerfassung',
    },
    'conflict.dragon.old-neutral-figures': {
      question: 'Welche neutralen Figuren waren vor März 2015 sicher?',
      readings: ['Magier und Hexe', 'Magier, Hexe und Lehrer'],
      explanation: 'es gilt die neuere Fassung; nichts hängt davon ab, da der Lehrer zu keiner Zeit gefressen wird',
    },
    'conflict.dragon.diet': {
      question: 'Nach welcher Liste frisst der Drache?',
      readings: [
        'nach dem Speiseplan von 2015, neutrale Figuren eingeschlossen',
        'nur Figuren der Spieler',
        'nach der Liste des Hefts und, wo sie etwas auslässt, nach dessen Leitsatz',
      ],
      explanation:
        '2015 ersetzte der Verlag die älteren Entscheidungen; dass die Drucke davor neutrale Figuren verschonten, ist erschlossen, da kein Verlag genannt ist',
    },
    'conflict.dragon.ghosts': {
      question: 'Geht ein Geist mit seinem Gefolgsmann, wo der Drache keine neutralen Figuren frisst?',
      readings: ['ja, er geht, wo immer sein Gefolgsmann gefressen wird', 'nein, er ist eine neutrale Figur wie Magier und Hexe'],
      explanation: 'der Satz über die Geister nennt keinen Druck und lässt sie ihres Gefolgsmanns wegen gehen, nicht als eigene Speise',
    },
    'conflict.dragon.wheel': {
      question: 'Was gilt, wenn der Drache zum Schicksalsrad kommt?',
      readings: ['er fliegt um das Rad herum, und wer auf dem Rad ist, ist sicher', 'etwas anderes, das nicht überliefert ist'],
      explanation: 'die Entscheidung vom Oktober 2012 ist die einzige bekannte; für ältere Drucke gibt es keine Antwort',
    },
    'conflict.dragon.acrobats': {
      question: 'Frisst der Drache Akrobaten?',
      readings: ['sie sind Gefolgsleute auf der Karte', 'sie sind Teil des Zirkus, der stehen bleibt'],
      explanation: 'keine Quelle nennt sie; alle Gefolgsleute einer Karte werden gefressen, und ausgenommen ist nur das Zirkuszelt selbst',
    },
    'conflict.dragon.faq-2015-publisher': {
      question: 'Für wessen Regeln gelten Aussagen, die allein auf den Antworten von 2015 beruhen?',
      readings: ['für die von Hans im Glück', 'für die jedes Verlags'],
      explanation: 'ein Verlag spricht für seine eigenen Drucke; dass die anderen die Antworten übernommen hätten, ist nicht bekannt',
    },
    'conflict.dragon.shared-tile-omitted': {
      question: 'Erlaubt das Heft von 2016 Figuren auf der Karte des Drachen, da es sie nicht verbietet?',
      readings: [
        'nein: nichts, was der Drache frisst, darf dort sein',
        'nein, da die erste Ausgabe Gefolgsleute verbietet',
        'ja, was nicht verboten ist, ist erlaubt',
      ],
      explanation: 'was der Verlag klargestellt hat, geht dem vor, was ein Heft auslässt; die wörtliche Lesart kann gewählt werden',
    },
    'conflict.dragon.shared-tile-scope': {
      question: 'Welchen Figuren ist die Karte des Drachen verwehrt?',
      readings: [
        'Gefolgsleuten',
        'allem, was der Drache frisst: auch Baumeister, Schwein, Schäfer, Magier und Hexe',
        'keinen, wo ein Heft, das niemanden ausschließt, wörtlich gelesen wird',
      ],
      explanation: 'die Klarstellung wurde für die zweite Ausgabe gegeben; für die erste bleibt es bei dem, was ihr Text sagt',
    },
    'conflict.dragon.shared-tile-protected-places': {
      question: 'Teilt eine Figur in einer Burg, in der Stadt Carcassonne, auf dem Schicksalsrad oder in der Schule die Karte mit dem Drachen?',
      readings: ['sie teilt sie und könnte nicht dorthin gesetzt werden, solange der Drache auf der Karte ist', 'sie steht nicht auf der Karte'],
      explanation:
        'der Drache darf auf eine solche Karte kommen, während Figuren an dem geschützten Ort sind, sodass beide zugleich dort sein können',
    },
    'conflict.portal.phantom': {
      question: 'Ist das Portal ein Gebiet, das man besetzen kann?',
      readings: ['wer zuerst hindurchgeht, besetzt es', 'es ist ein Weg anderswohin, und niemand steht auf ihm'],
      explanation: 'dass es als besetzt zählt, heißt nur, dass in einem Zug eine Figur hindurchgeht, Gefolgsmann oder Phantom',
    },
    'conflict.portal.challenge': {
      question: 'Führt das Portal zu einer Kultstätte oder einem Kloster, das die Portalkarte zugleich mit seinem Gegner abschließt?',
      readings: ['nein, es ist abgeschlossen, bevor jemand gesetzt wird', 'ja, er fordert dort den anderen heraus, und beide werten'],
      explanation:
        'die Antwort über Portale ist von 2014 und noch einmal von 2019; die über Herausforderungen hat kein Datum und passt zu den ältesten Worten über Portale, die nur sperrten, was schon gewertet war',
    },
    'conflict.portal.volcano-tile': {
      question: 'Führt das Portal auf eine Vulkankarte, die der Drache verlassen hat?',
      readings: ['ja, sie ist dann eine Karte wie jede andere', 'nein: wäre sie eben gelegt worden, könnte niemand auf sie gesetzt werden'],
      explanation:
        'der Vulkan sperrt seine Karte in dem Zug, in dem sie gelegt wird; eine Antwort auf eben diese Frage sagt es für die zweite Ausgabe, und für die erste ist es erschlossen',
    },
    'conflict.portal.acrobats': {
      question: 'Welche Figuren werden durch das Portal Akrobaten?',
      readings: ['gewöhnliche Gefolgsleute und das Phantom', 'gewöhnliche Gefolgsleute; das Phantom ist nicht genannt'],
      explanation:
        'dass Akrobaten überhaupt zu erreichen sind, ist die besondere Regel gegen das allgemeine Verbot besetzter Plätze; für das Phantom hat jede Ausgabe ihre eigenen Worte, und in der zweiten ist sein Fall strittig',
    },
    'conflict.princess.removal': {
      question: 'Muss ein Ritter die Stadt verlassen, die eine Karte mit Burgfräulein erweitert?',
      readings: ['nein; wer alle Ritter stehen lässt, setzt wie gewohnt', 'ja, wenn dort einer steht; das Setzen bleibt für eine Stadt ohne Ritter'],
      explanation: 'die Pflicht gehört zum ersten Druck und zu den beiden englischen Verlagen; ab Big Box 2 ist es eine Wahl',
    },
    'conflict.princess.step': {
      question: 'In welchem Schritt schickt das Burgfräulein einen Ritter weg?',
      readings: ['beim Legen der Karte', 'anstelle des Setzens'],
      explanation: 'so oder so kommt es, bevor etwas mit einer Figur getan wird, und in den Quellen hängt kein Ergebnis am Namen des Schritts',
    },
    'conflict.princess.other-actions': {
      question: 'Welche anderen Aktionen als das Setzen von Figuren schließt ein Entfernen in der zweiten Ausgabe aus?',
      readings: ['eine Liste von Aktionen, deren Einträge verloren sind', 'Figuren und die Fee, die anderswo genannt sind'],
      explanation: 'nur diese Ausschlüsse sind sicher; von jeder anderen Aktion sagt die Seite, wie sie überliefert ist, nichts',
    },
    'conflict.fairy.move-condition': {
      question: 'Was darf in einem Zug nicht geschehen sein, damit die Fee versetzt werden darf?',
      readings: [
        'ein Gefolgsmann wurde gesetzt',
        'ein Gefolgsmann, Baumeister oder Schwein wurde gesetzt',
        'ein Gefolgsmann wurde gesetzt oder bewegt',
        'eine Figur wurde als Aktion des Zuges gesetzt, bewegt oder entfernt',
      ],
      explanation:
        'die neueren Listen der Figuren und die Entscheidung zum Fest ergeben zusammen dies; ältere Drucke behalten ihren Wortlaut, und das Phantom ist eine Ausnahme für sich',
    },
    'conflict.fairy.phantom': {
      question: 'Darf das Phantom gesetzt werden, nachdem die Fee versetzt wurde?',
      readings: ['ja, als zweite von zwei Aktionen', 'nein, das Phantom ist ein Gefolgsmann wie andere'],
      explanation:
        'die Klarstellung vom Dezember 2014 nennt diesen Fall; umgekehrt ist ein gesetztes Phantom ein gesetzter Gefolgsmann, die Fee bleibt also stehen',
    },
    'conflict.fairy.same-tile': {
      question: 'Darf die Fee zu einem anderen eigenen Gefolgsmann auf der Karte versetzt werden, auf der sie steht?',
      readings: [
        'ja, jeder eigene Gefolgsmann genügt',
        'nein, sie wird auf eine andere Karte versetzt',
        'die erste Ausgabe sagt beides, ohne diesen Fall zu meinen',
      ],
      explanation: 'die zweite Ausgabe nennt ihren neuen Partner und keine Karte; für die erste Ausgabe bleibt es strittig',
    },
    'conflict.fairy.tower-piece': {
      question: 'Darf in dem Zug, in dem die Fee versetzt wird, ein Turmteil gesetzt werden?',
      readings: [
        'nein, beide treten an die Stelle des Setzens eines Gefolgsmanns',
        'die Liste dessen, was die Fee festhält, nennt nur Figuren, und mehr sagt die zweite Ausgabe nicht',
      ],
      explanation: 'die Regeln von Der Turm sagen es für die erste Ausgabe; in der zweiten nennt kein Satz die Fee, es bleibt also strittig',
    },
    'conflict.fairy.no-follower-left': {
      question: 'Darf ein Spieler ohne Gefolgsmann im Vorrat die Fee versetzen?',
      readings: ['ja, wenn sie zu einem seiner Gefolgsleute auf dem Plan kommen kann', 'ein Spieler ohne Gefolgsleute hat keinen Platz für sie'],
      explanation: 'die eine Aussage zählt die Gefolgsleute im Vorrat, die andere die auf dem Plan',
    },
    'conflict.fairy.festival': {
      question: 'Welches Entfernen durch das Fest verbraucht das Versetzen der Fee?',
      readings: ['das eines Gefolgsmanns', 'das jeder Figur'],
      explanation: 'die neuere und weitere Fassung passt zum angegebenen Grund, dass die Aktion mit einer Figur verbraucht ist',
    },
    'conflict.fairy.bonus-zmg': {
      question: 'Wer bringt die 3 Punkte, wo die Fee zu einer Karte gehört?',
      readings: [
        'jeder Gefolgsmann des Gebiets auf ihrer Karte',
        'der mit ihr zusammensteht',
        'der, neben den sie gestellt wurde, wie es andere Drucke haben',
      ],
      explanation: 'Punkt und Bonus werden auseinandergehalten: für den Bonus hat dieser Druck einen eigenen Satz',
    },
    'conflict.fairy.bonus-note': {
      question: 'Genügt es für die 3 Punkte, auf der Karte der Fee zu stehen?',
      readings: [
        'nein, sie muss neben dem Gefolgsmann stehen',
        'ja, für jeden Gefolgsmann des Gebiets auf ihrer Karte',
        'nein, beide müssen auf der Karte zusammenstehen',
      ],
      explanation:
        'die Anmerkung handelt von Mehrheiten und streift den Standort nur; der Verlag sagt, dass ein einziger Gefolgsmann etwas davon hat',
    },
    'conflict.fairy.point-scope': {
      question: 'Wer bekommt den Punkt zu Beginn eines Zuges?',
      readings: [
        'der Besitzer des Gefolgsmanns, bei dem sie steht',
        'jeder Spieler mit einem Gefolgsmann auf ihrer Karte, jeder in seinem eigenen Zug',
      ],
      explanation: 'Rio Grande und die erste Ausgabe von Z-Man binden sie an die Karte, alle anderen an einen Gefolgsmann',
    },
    'conflict.fairy.several-followers': {
      question: 'Bringen zwei Gefolgsleute eines Spielers auf der Karte der Fee die Punkte zweimal, wo sie zur Karte gehört?',
      readings: [
        'nein, der Spieler bekommt sie einmal',
        'ja, jeder von ihnen bringt die Punkte',
        'zu Beginn eines Zuges einen Punkt für jede Figur, gleich welche, und die 3 Punkte einmal: eine Computerfassung',
        'diese Drucke sagen es nicht',
      ],
      explanation:
        'keine Quelle spricht von einem zweiten Gefolgsmann desselben Spielers; ein Tisch darf wählen, und bis dahin sind die Punkte strittig',
    },
    'conflict.fairy.castle': {
      question: 'Darf die Fee zu einem Gefolgsmann in einer Burg gestellt werden?',
      readings: ['ja, mit den gewohnten Punkten', 'nein', 'Drucke vor Big Box 3 sprechen nicht davon'],
      explanation: 'jeder Druck behält seine eigene Antwort; wo keine gewählt ist, gilt die neueste, da das Verbot nur aus zweiter Hand bekannt ist',
    },
    'conflict.fairy.acrobats': {
      question: 'Bringt die Fee Punkte für einen Akrobaten oder für alle einer Pyramide?',
      readings: ['einen Punkt für jeden Akrobaten des Spielers, dessen Zug beginnt', 'einen Punkt, für den Gefolgsmann, bei dem sie steht'],
      explanation: 'der Satz über Akrobaten ist eine Ausnahme vom allgemeinen',
    },
    'conflict.fairy.challenge': {
      question: 'Bringt die Fee Punkte in einer Herausforderung zwischen Kloster und Kultstätte?',
      readings: [
        'nicht für den Unterlegenen, dessen Gebiet unfertig ist',
        'für den, der bei ihr steht, wenn ein Gebiet gewertet wird, auch ohne eigene Punkte',
      ],
      explanation:
        'beide kehren heim, aber nur das Gebiet des Siegers wird als fertig gewertet; für ihn ist nichts über die allgemeine Regel hinaus gesagt',
    },
    'conflict.fairy.final-scoring': {
      question: 'Bringt die Fee ihre 3 Punkte in der Schlusswertung?',
      readings: ['ja, für Gebiete, die dann gewertet werden', 'nein, die Erweiterung fügt der Schlusswertung nichts hinzu'],
      explanation:
        'der eine Satz handelt von Karten, der andere von Gebieten; in der ersten Ausgabe gibt es sie für Wiesen, die zu keiner anderen Zeit gewertet werden',
    },
    'conflict.sources.authority-marks': {
      question: 'Wie offiziell ist eine Aussage, die die Quellen verschieden kennzeichnen?',
      readings: ['so, wie ihre höchste Kennzeichnung sagt, wo sie auch steht', 'auf jeder Seite so, wie diese Seite sagt'],
      explanation:
        'was ein Heft druckt, wird nicht zu einer Lesart der Gemeinschaft, weil eine Seite es so kennzeichnet; die Kennzeichnungen jeder Quelle bleiben beim Satz vermerkt',
    },
    'conflict.tower.top': {
      question: 'Ist ein Gefolgsmann auf einem Turm vor anderen Türmen und vor dem Drachen sicher?',
      readings: ['nein, er wird gefangen genommen und gefressen wie jeder andere', 'ja, wie es auf einer Fanseite steht'],
      explanation: 'die Regeln und der Verlag sagen es so, gegen eine Seite, die niemanden anführt',
    },
  },
  openQuestions: {
    'open.01': {
      question: 'Frisst der Drache Akrobaten?',
      explanation: 'sie sind Gefolgsleute auf der Karte',
    },
    'open.02': {
      question: 'Frisst der Drache etwas auf dem Flug zu einem Vulkan oder dort, wo er ankommt?',
      explanation:
        'er frisst bei den Schritten eines Drachenzugs; auf einen Vulkan wird er gestellt, und die eben gelegte Karte ist in der Regel leer',
    },
    'open.03': {
      question: 'Bringen zwei Gefolgsleute eines Spielers auf der Karte der Fee die Punkte zweimal, wo sie zur Karte gehört?',
      explanation: 'ein Gefolgsmann dort bringt Punkt und Bonus; ob ein zweiter desselben Spielers sie noch einmal bringt, ist nicht gesagt',
    },
    'open.04': {
      question: 'Wohin kommen gefressene Schafmarker?',
      explanation: 'sie verlassen den Plan; ob in den Beutel oder in die Schachtel, sagt keine Quelle, sodass ein Tisch wählen darf',
    },
    'open.05': {
      question: 'Schließen sich das Zurücknehmen des Abts und das Versetzen der Fee aus?',
      explanation:
        'eine Fußnote versteht seine Rückkehr als Möglichkeit anstelle jeder anderen Aktion mit einer Figur; dem Wortlaut nach schließt nur das Setzen einer Figur sie aus',
    },
    'open.06': {
      question: 'Gehen Brücke, Fähre oder kleines Gebäude mit einem Versetzen der Fee zusammen?',
      explanation: 'Brücke, Fähre und kleines Gebäude sind keine Figuren, sodass sie davor und danach versetzt werden darf',
    },
    'open.07': {
      question: 'Darf die Fee versetzt werden, nachdem das Phantom gesetzt wurde?',
      explanation: 'nein: ein gesetztes Phantom ist ein gesetzter Gefolgsmann, und die Klarstellung betrifft nur die andere Reihenfolge',
    },
    'open.08': {
      question: 'Welche Aktionen bleiben, nachdem das Burgfräulein einen Ritter entfernt hat?',
      explanation: 'Figuren und die Fee sind ausgeschlossen; die Liste des Übrigen ist verloren',
    },
    'open.09': {
      question: 'Erbt ein anderer Gefolgsmann auf ihrer Karte die Fee, wenn der ihre gegangen ist?',
      explanation:
        'an einen Gefolgsmann gebunden ist sie bei niemandem, bis sie versetzt wird; wo sie zur Karte gehört, hat jeder etwas davon, der auf ihr steht',
    },
    'open.10': {
      question: 'Darf die Fee zu einem anderen eigenen Gefolgsmann auf der Karte versetzt werden, auf der sie steht?',
      explanation:
        'in der ersten Ausgabe, da sie von jedem eigenen Gefolgsmann spricht und dann von einer anderen Karte; die zweite Ausgabe erlaubt es, und wo sie zur Karte gehört, wäre es kein Versetzen',
    },
    'open.11': {
      question: 'Braucht ein Drachenzug ohne möglichen Schritt jemanden, der den Drachen bewegt?',
      explanation: 'nein: der Drachenzug endet, wo kein Schritt möglich ist, und das kann dort sein, wo er beginnt',
    },
    'open.12': {
      question: 'Darf die Fee zu einem Gefolgsmann in der Stadt Carcassonne, in Leipzig, auf dem Schicksalsrad oder in der Schule?',
      explanation: 'die Rede ist nur von Türmen und Burgen; auf welcher Karte sie stünde, ist ebenfalls nicht gesagt',
    },
    'open.13': {
      question: 'Dürfen Magier oder Hexe in der ersten Ausgabe auf die Karte des Drachen gestellt werden?',
      explanation: 'ihr Text schließt Gefolgsleute aus, und sie sind keine; ob andere Figuren dort sein dürfen, sagt er nicht',
    },
    'open.14': {
      question: 'Erlaubt ein Vulkanzug der ersten Ausgabe nur eine Aktion?',
      explanation: 'die Möglichkeiten sind mit „oder“ verbunden, und eine Grenze ist nicht genannt',
    },
    'open.15': {
      question: 'Was galt für das Schicksalsrad vor Oktober 2012?',
      explanation: 'dass es geändert wurde, ist bekannt, was davor galt, nicht; die Drucke, die älter sind als die Änderung, geben keine Antwort',
    },
    'open.16': {
      question: 'Ersetzen die fünf Punkte der Hausregel auch die 3 Punkte?',
      explanation: 'die Hausregel spricht nur von dem 1 Punkt; ein Tisch sagt, was von beidem er spielt',
    },
    'open.17': {
      question: 'Wie sehen die Muster der zweiten Ausgabe aus, deren Bilder verloren sind?',
      explanation: 'zwei der dreizehn sind an anderer Stelle der Seite beschrieben; an den Buchstaben der Muster hängt kein Urteil',
    },
    'open.18': {
      question: 'Was wird aus beiseitegelegten Drachenkarten, wenn das Spiel endet, bevor ein Vulkan gelegt ist?',
      explanation: 'sie werden nicht gespielt: nichts als die Ankunft des Drachen bringt sie zurück',
    },
  },
};
