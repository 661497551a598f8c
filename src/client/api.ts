/** What goes over HTTP, as types: written by `npm run openapi` from openapi/openapi.json. */
export interface paths {
  "/healthz": {
    parameters: {
    };
    /**
    * Does the process live?
    * @description Answers as long as the process does.
    */
    get: operations["getHealth"];
  };
  "/readyz": {
    parameters: {
    };
    /**
    * Can it work?
    * @description Asks the store; answers 503 while that does not answer.
    */
    get: operations["getReadiness"];
  };
  "/v1": {
    parameters: {
    };
    /**
    * What is there?
    * @description Every address with its methods and what it is for; `/openapi.json` describes them, `/docs` shows that.
    */
    get: operations["getOverview"];
  };
  "/v1/adjudications": {
    parameters: {
    };
    /**
    * Is this action legal, and what follows?
    * @description Judges one action in a position. The verdict lists every rule that has a say, with the clauses it rests on; for a legal action also all that follows up to the next decision. A position that cannot exist, or an action that names what is not there, is refused with every defect.
    */
    post: operations["adjudicate"];
  };
  "/v1/adjudications/batch": {
    parameters: {
    };
    /**
    * Judge a stream of actions
    * @description NDJSON in and out: each line of the request is an `AdjudicationRequest`, each line of the answer its verdict, in the same order, written as soon as it is there. A line that cannot be judged is answered with a problem that names its `line`, and the stream goes on; empty lines are skipped. A line may have 1 MB, the stream may be of any length.
    */
    post: operations["adjudicateBatch"];
  };
  "/v1/audit": {
    parameters: {
    };
    /**
    * Who did what, when and why
    * @description Everything that was ever written, oldest first: rulings, rulesets and keys. Nothing is overwritten or deleted. Needs a key of the role `admin`.
    */
    get: operations["listAudit"];
  };
  "/v1/bulk": {
    parameters: {
    };
    /**
    * What can be downloaded as a whole
    * @description Whoever wants all clauses, cases, rulings, tiles, expansions, settings, rules or conflicts takes a file instead of turning pages. Each has its date, its size and its hash: what has not changed need not be fetched again. Texts are in English.
    */
    get: operations["listDownloads"];
  };
  "/v1/bulk/{id}": {
    parameters: {
    };
    /**
    * A whole list
    * @description NDJSON: one item on each line, as the list shows it. Comes with `Content-Encoding: gzip` to whoever takes that; `ETag` is its hash.
    */
    get: operations["download"];
  };
  "/v1/case-topics": {
    parameters: {
    };
    /**
    * What the cases are about
    * @description The topics of each folder of the conformance suite, and how many cases there are of each: `GET /v1/cases` gives those of one with `folder` and `topic`.
    */
    get: operations["listCaseTopics"];
  };
  "/v1/cases": {
    parameters: {
    };
    /**
    * The cases of the conformance suite
    * @description Each case is a position, an action, what each printing makes of it, and the clauses that it exercises: the suite by which engines are measured. Filters are combined.
    */
    get: operations["listCases"];
  };
  "/v1/cases/{id}": {
    parameters: {
    };
    /**
    * One case
    * @description A case by its id. With `Accept: image/svg+xml` a drawing of its position, with the place of the action marked.
    */
    get: operations["getCase"];
  };
  "/v1/clauses": {
    parameters: {
    };
    /**
    * Search the clauses
    * @description Every clause is one statement of a printed source, a FAQ or a footnote, restated in our own words, with where to find it. Without `q` in the order of the corpus, with it the best first. Filters are combined. `asOf` filters this list only: verdicts follow the preset of their ruleset, and the presets are the printings of their dates.
    */
    get: operations["listClauses"];
  };
  "/v1/clauses/{id}": {
    parameters: {
    };
    /**
    * One clause, and what rests on it
    * @description The clause with what it took the place of and what took its place, the conflicts in which it takes part, the cases that exercise it, and the rules, the values of settings and the cells of the trait table that cite it.
    */
    get: operations["getClause"];
  };
  "/v1/comparisons": {
    parameters: {
    };
    /**
    * Does it depend on the edition?
    * @description Judges one action under each ruleset, and says which rules come out differently, which settings they read, and which effects and scores do not follow everywhere. A ruleset under which the position cannot be read gets a problem in place of its verdict; when that holds for all of them, the request is refused.
    */
    post: operations["compareRulesets"];
  };
  "/v1/conflicts": {
    parameters: {
    };
    /**
    * Contradictions and open questions
    * @description Each contradiction of the sources with its readings, how it is resolved and why, and the setting by which a ruleset chooses another reading; and the questions that no source answers, with the nearest clauses.
    */
    get: operations["listConflicts"];
  };
  "/v1/conflicts/{id}": {
    parameters: {
    };
    /**
    * One contradiction, or one open question
    * @description A contradiction with its readings and its resolution, or an open question with the nearest clauses.
    */
    get: operations["getConflict"];
  };
  "/v1/expansions": {
    parameters: {
    };
    /**
    * The expansions
    * @description What each expansion adds. `complete`: its rules are modelled. `figures-only`: its figures and tokens may be on the board and are judged by the trait table, an action of its own is `unregulated`.
    */
    get: operations["listExpansions"];
  };
  "/v1/expansions/{id}": {
    parameters: {
    };
    /**
    * One expansion
    * @description What an expansion adds, and how far it is modelled.
    */
    get: operations["getExpansion"];
  };
  "/v1/jobs": {
    parameters: {
    };
    /**
    * The jobs of the key
    * @description Newest first. An admin sees the jobs of all keys.
    */
    get: operations["listJobs"];
    /**
    * Hand in bulk work
    * @description NDJSON, one item on each line, or a JSON array: up to 100000 items, 1 GB together, of up to 4 MB each; an array up to 32 MB. By the kind of the job an item is what `POST /v1/adjudications` or `POST /v1/replays` takes, or a case of the conformance suite, which is judged under every printing that it speaks of. All items are taken or, where one is not JSON, none. They are worked by every process of the service that has time, in any order; each gets one answer, and one that cannot be worked gets a problem. A key may have ten jobs that have not ended. Sent again with its `Idempotency-Key` it gives the job that there is. The same request is one of the same `kind` and the same `Accept-Language`, with the same items in the same order: of NDJSON each line letter for letter, apart from space around it and from empty lines, of an array without the space between the parts of its items. Another one is refused, `idempotency-key-reused`.
    */
    post: operations["submitJob"];
  };
  "/v1/jobs/{id}": {
    parameters: {
    };
    /**
    * How far a job is
    * @description A job is kept for seven days after it has ended.
    */
    get: operations["getJob"];
    /**
    * Cancel a job
    * @description Nothing is added to its results any more; those that are there stay. A job that has ended stays as it is.
    */
    delete: operations["cancelJob"];
  };
  "/v1/jobs/{id}/results": {
    parameters: {
    };
    /**
    * What came of the items
    * @description NDJSON, in the order of the items. While the job is running, results that are not there yet are left out: whoever goes on with `after` should wait until it has ended.
    */
    get: operations["getJobResults"];
  };
  "/v1/keys": {
    parameters: {
    };
    /**
    * All keys
    * @description Every key there ever was, oldest first, without the secrets. Needs a key of the role `admin`.
    */
    get: operations["listKeys"];
    /**
    * Make a key
    * @description The secret is told this once: only its hash is kept. A request that is sent again makes another key, whatever its `Idempotency-Key`, because no answer with a secret in it is kept. Needs a key of the role `admin`.
    */
    post: operations["createKey"];
  };
  "/v1/keys/{id}": {
    parameters: {
    };
    /**
    * Revoke a key
    * @description From now on it is refused, by every server. It stays in the list; revoking it again does nothing. Needs a key of the role `admin`.
    */
    delete: operations["revokeKey"];
  };
  "/v1/keys/self": {
    parameters: {
    };
    /**
    * The key of the request
    * @description Whose key this is and what it may do, for whoever holds one: a page that is given a key can tell at once whether it is good.
    */
    get: operations["getOwnKey"];
  };
  "/v1/legal-actions": {
    parameters: {
    };
    /**
    * What is legal here?
    * @description Lists every legal action of the step at hand, each exactly as it can be posted; all four rotations of a symmetric tile are listed. With `explain` also the candidates that are not legal, and why.
    */
    post: operations["listLegalActions"];
  };
  "/v1/notation": {
    parameters: {
    };
    /**
    * Write a position in one line, or read one
    * @description Takes a question, a position with the ruleset and the action if they are wanted, either as JSON or as a line of the notation of positions, and answers it as both. Of a line that cannot be read it says at which column and what should stand there. What the position means nobody looks at.
    */
    post: operations["convertNotation"];
  };
  "/v1/positions": {
    parameters: {
    };
    /**
    * What stands here?
    * @description Tells every feature with its tiles, open edges, figures, majority and owners, and what it would bring if it were completed as it stands and at the end of the game, line by line; every figure with what threatens it and what protects it; and, where the snapshot has a turn, the places where a figure can be put now. With `Accept: image/svg+xml` the picture of the position.
    */
    post: operations["describePosition"];
  };
  "/v1/problems": {
    parameters: {
    };
    /**
    * The error codes
    * @description Every `code` of a problem, and every `code` of a defect in its `errors`. Codes are stable.
    */
    get: operations["listProblems"];
  };
  "/v1/problems/{id}": {
    parameters: {
    };
    /**
    * One error code
    * @description What a problem with this code means; the `type` of every problem leads here.
    */
    get: operations["getProblem"];
  };
  "/v1/replays": {
    parameters: {
    };
    /**
    * Judge a recorded game
    * @description Plays a game through from its messages and says of each whether it was legal and what it scored. An illegal message is reported, and applied all the same. `jcz` is the JSON of a JCloisterZone game; its ruleset, where none is given, follows from its set-up. `seneschal` is a snapshot and a list of actions.
    */
    post: operations["replayGame"];
  };
  "/v1/rules": {
    parameters: {
    };
    /**
    * The rules of the engine
    * @description Everything that a finding, an effect or a score can name as its `rule`, with the clauses it rests on.
    */
    get: operations["listRules"];
  };
  "/v1/rules/{id}": {
    parameters: {
    };
    /**
    * One rule
    * @description A rule with the clauses it rests on, and the rules that it overrides or is overridden by.
    */
    get: operations["getRule"];
  };
  "/v1/rulesets": {
    parameters: {
    };
    /**
    * The rulesets
    * @description The built-in presets, each the rules as one publisher printed them, then the latest version of each stored ruleset; with `q` those that match.
    */
    get: operations["listRulesets"];
    /**
    * Store a ruleset
    * @description Keeps a variant under its id, to be used at once wherever a `ruleset` is asked for. A version never changes: posting the same id again makes the next one. Needs a key of the role `organiser`.
    */
    post: operations["storeRuleset"];
  };
  "/v1/rulesets/{id}": {
    parameters: {
    };
    /**
    * One ruleset
    * @description A ruleset with the value of every setting, who set it, and the clauses that justify it. Aliases of built-in rulesets are accepted.
    */
    get: operations["getRuleset"];
  };
  "/v1/rulesets/{id}/diff/{other}": {
    parameters: {
    };
    /**
    * On what two rulesets differ
    * @description The settings that differ, with the values of both and the clauses that justify them; expansions and clauses that only one of them has; and the cases of the conformance suite that the two answer differently, with both verdicts and the clauses that make the difference.
    */
    get: operations["diffRulesets"];
  };
  "/v1/rulesets/{id}/versions": {
    parameters: {
    };
    /**
    * All versions of a ruleset
    * @description A version never changes; a built-in ruleset has one.
    */
    get: operations["listRulesetVersions"];
  };
  "/v1/rulings": {
    parameters: {
    };
    /**
    * Search the rulings
    * @description Newest first; with `q` the best match first; with `changedSince` in the order of the changes, so that a copy can be kept in step.
    */
    get: operations["listRulings"];
    /**
    * Draft a ruling
    * @description Records what a judge decided. The verdict of the engine on the position and the action is added by the server. A draft is shown to its author and to organisers until it is published. A key of the role `judge` may claim the authority levels `table-judge` and `head-judge`, an organiser also `organiser`, an admin also `publisher`; a ruling with a `binding` holds for everybody and needs an organiser. The same is asked of whoever amends, publishes, supersedes or withdraws it.
    */
    post: operations["createRuling"];
  };
  "/v1/rulings/{id}": {
    parameters: {
    };
    /**
    * One ruling
    * @description The latest version, or the one that is asked for. The hash of a version is its permalink: `/v1/rulings/sha256-...` always shows the same.
    */
    get: operations["getRuling"];
    /**
    * Amend a draft
    * @description Makes a new version of a draft. The body is a JSON merge patch (RFC 7396): what is left out stays as it is, null removes, objects are merged. The engine is asked anew.
    */
    patch: operations["amendRuling"];
  };
  "/v1/rulings/{id}/history": {
    parameters: {
    };
    /**
    * Who did what to a ruling, when and why
    * @description One entry for each version, without its text; of a version that came from another service also who brought it, and when. Open to whoever sees the ruling.
    */
    get: operations["getRulingHistory"];
  };
  "/v1/rulings/{id}/publish": {
    parameters: {
    };
    /**
    * Publish a draft
    * @description From now on it is shown to everybody; a binding ruling is in force. A ruling that it supersedes is marked in the same breath, which needs the right to change that one.
    */
    post: operations["publishRuling"];
  };
  "/v1/rulings/{id}/supersede": {
    parameters: {
    };
    /**
    * Supersede a published ruling
    * @description Marks it as replaced by another published ruling.
    */
    post: operations["supersedeRuling"];
  };
  "/v1/rulings/{id}/versions": {
    parameters: {
    };
    /**
    * All versions of a ruling
    * @description Nothing is ever overwritten: each version says who made it, when and why.
    */
    get: operations["listRulingVersions"];
  };
  "/v1/rulings/{id}/withdraw": {
    parameters: {
    };
    /**
    * Withdraw a ruling
    * @description A withdrawn ruling is in force no more; it stays readable for those who saw it. A withdrawn draft stays hidden.
    */
    post: operations["withdrawRuling"];
  };
  "/v1/rulings/export": {
    parameters: {
    };
    /**
    * All rulings, in all versions
    * @description NDJSON: one version on each line, in the order in which they were written. Drafts are there for their authors and for organisers.
    */
    get: operations["exportRulings"];
  };
  "/v1/rulings/feed": {
    parameters: {
    };
    /**
    * What has been decided lately
    * @description The latest published rulings, fifty at most, as an Atom feed.
    */
    get: operations["getRulingFeed"];
  };
  "/v1/rulings/import": {
    parameters: {
    };
    /**
    * Take over an export
    * @description Versions that are there already are left alone, so that it may be repeated. A line that cannot be taken over is reported, and the others are taken over all the same.
    */
    post: operations["importRulings"];
  };
  "/v1/settings": {
    parameters: {
    };
    /**
    * What rulesets can choose
    * @description Each setting with its values, the clauses that justify each value, what every preset chooses, and the conflicts of the sources that it decides.
    */
    get: operations["listSettings"];
  };
  "/v1/settings/{key}": {
    parameters: {
    };
    /**
    * One setting
    * @description A setting with its values, the clauses that justify each value, what every preset chooses, and the conflicts of the sources that it decides.
    */
    get: operations["getSetting"];
  };
  "/v1/setups": {
    parameters: {
    };
    /**
    * How does the game begin?
    * @description The position before the first tile is drawn: what each player takes, what lies on the table and who stands where, what is drawn from and in which order, what chance or the table still decides, and the clauses that say so. Put a tile of the first pile into `turn.tile` of the snapshot, and play on.
    */
    post: operations["setUp"];
  };
  "/v1/snapshots/render": {
    parameters: {
    };
    /**
    * What does this position look like?
    * @description Draws the board as SVG: every tile from what is printed on it, turned as it lies, the figures in the colours of their owners (a player's id that is the name of a colour is that colour), dragon, fairy and tokens, the tile just laid, the tiles of the dragon's walk with the numbers of its steps, and the place of the action if there is one. The shape of each feature carries `data-feature` and `data-edge`, each tile `data-tile` and `data-at`, each figure `data-figure` and the place where it stands. The same request is always answered with the same bytes.
    */
    post: operations["renderSnapshot"];
  };
  "/v1/snapshots/validate": {
    parameters: {
    };
    /**
    * What is wrong with this position?
    * @description Lists every defect of a snapshot under a ruleset, also those of its shape, and warns of what is unlikely but possible: more copies of a tile than a box holds, a figure beside the dragon. A defect of the request besides the snapshot is a problem, as everywhere.
    */
    post: operations["validateSnapshot"];
  };
  "/v1/sources": {
    parameters: {
    };
    /**
    * The sources of the clauses
    * @description Documents that clauses are taken from, and printings that are known through these documents.
    */
    get: operations["listSources"];
  };
  "/v1/sources/{id}": {
    parameters: {
    };
    /**
    * One source
    * @description A document that clauses are taken from, or a printing that is known through such documents.
    */
    get: operations["getSource"];
  };
  "/v1/tiles": {
    parameters: {
    };
    /**
    * The designs of the tiles
    * @description Each design with its features, symbols, aliases, and how many copies each set holds.
    */
    get: operations["listTiles"];
  };
  "/v1/tiles/{id}": {
    parameters: {
    };
    /**
    * One tile
    * @description A design by its id, `<expansion>/<name>`, or an alias such as `jcz:DG/CcRr.g`. The slash may be written as it is or escaped. With `Accept: image/svg+xml` a drawing of it; the shape of each feature carries `data-feature` and `data-edge`.
    */
    get: operations["getTile"];
  };
  "/v1/traits": {
    parameters: {
    };
    /**
    * What each figure and token can do
    * @description Rows are figures, tokens and places where figures stand, columns are traits; every cell has a value for each edition and its clauses. `Accept` chooses between data, a page and Markdown.
    */
    get: operations["getTraits"];
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AbbeyRound: {
      /** @description who laid the last tile, and decides last */
      after: string;
      /** @description whose decision is due */
      mover: string;
    };
    Action: components["schemas"]["PlaceTile"] | components["schemas"]["DiscardTile"] | components["schemas"]["Pass"] | components["schemas"]["PlaceFigure"] | components["schemas"]["MoveFigure"] | components["schemas"]["RemoveFigure"] | components["schemas"]["PlaceToken"] | components["schemas"]["MoveToken"] | components["schemas"]["Choose"] | components["schemas"]["Chance"] | components["schemas"]["MoveFairy"] | components["schemas"]["MoveDragon"] | components["schemas"]["ClaimFairyPoint"] | components["schemas"]["Capture"] | components["schemas"]["PayRansom"] | components["schemas"]["ExchangePrisoner"] | components["schemas"]["Bid"];
    /** @description a position and what a player proposes to do in it; without a ruleset `hig-c1-current` is in force */
    AdjudicationRequest: {
      action: components["schemas"]["Action"];
      ruleset?: components["schemas"]["RulesetReference"];
      snapshot: components["schemas"]["Snapshot"];
    };
    AreaSpot: {
      /** @description supply, captivity, hand, bag, box ... */
      area: string;
      /** @description a place of the area */
      place?: string;
      /** @description whose area it is */
      player?: string;
      /** @description a space of the place, or of a track, past whose start payments may lead */
      space?: number;
      /** @description beside it on a track */
      with?: {
        /** @description his counting figure */
        counter: string;
        /** @description a player */
        player: string;
      };
    };
    /** @description an Atom feed, RFC 4287 */
    Atom: string;
    Auction: {
      /** @description who has spoken for the tile selected */
      asked: string[];
      /** @description who laid the bazaar */
      host: string;
      /** @description whose decision is due */
      mover: string;
      offer?: {
        /** @description who bid the most */
        bidder: string;
        points: number;
        tile: number;
      };
      /** @description who selects a tile */
      selector: string;
      tiles: {
        /** @description who has got it */
        owner?: string;
        /** @description null: not known */
        tile: string | null;
      }[];
    };
    AuditEntry: {
      /** @description a change of a ruling, `import`, `add-ruleset`, `create-key`, `revoke-key` */
      action: string;
      /**
      * Format: date-time
      * @description ISO 8601
      */
      at: string;
      by: components["schemas"]["Author"];
      reason?: string;
      /** @description counts up */
      seq: number;
      /** @description `ruling:`, `ruleset:` or `key:` and an id */
      subject: string;
      version?: number;
    };
    AuditPage: {
      items: components["schemas"]["AuditEntry"][];
      /** @description the `cursor` of the next page; null on the last one */
      next: string | null;
      /** @description the `cursor` of the page before, where one can go back; null on the first one */
      prev?: string | null;
      /** @description how many there are on all pages together, where that is known */
      total?: number;
    };
    Author: {
      keyId: string;
      name: string;
    };
    /** @description the sizes to beat; left out: those of the largest completed city and road */
    Awards: {
      "king-tile"?: {
        /** @description tiles of the city or road with which it was last won */
        size?: number;
      };
      "robber-tile"?: {
        /** @description tiles of the city or road with which it was last won */
        size?: number;
      };
    };
    Bag: {
      /** @description tokens known to lie below, in order */
      bottom?: string[];
      /** @description tiles left after the one in hand */
      remaining?: number;
      setAside?: string[];
      /** @description tokens in the general supply, by what is printed on them; left out: the full stock less what lies on the board */
      tokens?: {
        [key: string]: number;
      };
    };
    /** @description one line of the answer: a verdict, or what was wrong with that line */
    BatchLine: components["schemas"]["Verdict"] | components["schemas"]["LineProblem"];
    Bazaar: {
      /** @description whose bazaars are held after this one */
      held?: string[];
      /** @description who laid the bazaar */
      host: string;
      /**
      * @description the host has a second part of his turn after the round
      * @enum {string}
      */
      then?: "second-part";
      /** @description acquired tiles still to be laid, in order */
      tiles: {
        /** @description who lays it */
        owner: string;
        /** @description null: not known */
        tile: string | null;
      }[];
    };
    Bid: {
      /** @description who acts; when given, it must be his to make */
      player?: string;
      /** @description 0 when left out */
      points?: number;
      /** @description index in `turn.auction.tiles`: selects a tile, then outbids */
      tile: number;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "bid";
    };
    /** @description what the engine does differently once the ruling is published and its day has come: in the ruleset of the ruling, and in all versions of one that it names without; for organisers and admins to decide */
    Binding: components["schemas"]["SettingBinding"] | components["schemas"]["QuestionBinding"];
    BulkLine: components["schemas"]["Clause"] | components["schemas"]["CaseDocument"] | components["schemas"]["Conflict"] | components["schemas"]["OpenQuestion"] | components["schemas"]["Expansion"] | components["schemas"]["Rule"] | components["schemas"]["Ruling"] | components["schemas"]["Setting"] | components["schemas"]["Tile"];
    Capture: {
      /** @description id of a figure */
      figure: string;
      /** @description who acts; when given, it must be his to make */
      player?: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "capture";
    };
    Case: {
      action: components["schemas"]["Action"];
      exercises: components["schemas"]["Exercised"][];
      /** @description by preset: an id, several joined by `|`, or `*` for every preset not named otherwise */
      expect: {
        [key: string]: components["schemas"]["Expectation"];
      };
      /** @description stable: `<topic>.<what>` */
      id: string;
      /**
      * @description the action is spelled as lists of legal actions need not spell it (a corner named by another tile, a higher bid, another draw): no list is judged by it
      * @constant
      */
      listed?: false;
      /** @description where it comes from: the id of a clause, or `engine-divergence` */
      origin?: string;
      ruleset: {
        /** @description the base game is always in */
        expansions: string[];
        settings?: {
          [key: string]: string | null;
        };
        /** @description mechanics that the table leaves out */
        without?: string[];
      };
      snapshot: components["schemas"]["Snapshot"];
    };
    /** @description a case of the suite that the two rulesets answer differently */
    CaseDifference: {
      /** @description id of a case */
      case: string;
      /** @description the clauses that these cite */
      clauses: string[];
      /** @description what is not the same: the verdict, the rules that keep the action from being legal, what follows, what is paid, or only the order of it */
      differs: ("verdict" | "rules" | "effects" | "scores" | "order")[];
      /** @description the rules of what differs */
      rules: string[];
      /** @description under the first and under the second */
      verdicts: ("legal" | "illegal" | "undetermined" | "disputed" | "unregulated" | "unsupported")[];
    };
    /** @description a position, an action, and what each printing makes of it */
    CaseDocument: {
      action: components["schemas"]["Action"];
      exercises: components["schemas"]["Exercised"][];
      /** @description the folder that it lies in */
      expansion: string;
      /** @description by preset: an id, several joined by `|`, or `*` for every preset not named otherwise */
      expect: {
        [key: string]: components["schemas"]["Expectation"];
      };
      /** @description stable: `<topic>.<what>` */
      id: string;
      /**
      * @description the action is spelled as lists of legal actions need not spell it (a corner named by another tile, a higher bid, another draw): no list is judged by it
      * @constant
      */
      listed?: false;
      /** @description where it comes from: the id of a clause, or `engine-divergence` */
      origin?: string;
      /** @description under which it expects something */
      presets: string[];
      ruleset: {
        /** @description the base game is always in */
        expansions: string[];
        settings?: {
          [key: string]: string | null;
        };
        /** @description mechanics that the table leaves out */
        without?: string[];
      };
      snapshot: components["schemas"]["Snapshot"];
      topic: string;
    };
    CaseOutcome: {
      /** @description id of the case */
      case: string;
      outcomes: {
        differences: {
          actual: unknown;
          /**
          * Format: json-pointer
          * @description where in the expectation
          */
          at: string;
          expected: unknown;
        }[];
        passed: boolean;
        preset: string;
      }[];
      /** @description under every printing that it speaks of */
      passed: boolean;
    };
    CasePage: {
      items: components["schemas"]["CaseDocument"][];
      /** @description the `cursor` of the next page; null on the last one */
      next: string | null;
      /** @description the `cursor` of the page before, where one can go back; null on the first one */
      prev?: string | null;
      /** @description how many there are on all pages together, where that is known */
      total?: number;
    };
    /** @description what the cases of one folder are about: the first word of their ids */
    CaseTopic: {
      /** @description how many there are */
      cases: number;
      /** @description the folder that its cases lie in */
      expansion: string;
      topic: string;
    };
    CaseTopicList: {
      items: components["schemas"]["CaseTopic"][];
    };
    CastleBuilding: {
      /** @description who has decided */
      asked: string[];
      /** @description whose decision is due */
      mover: string;
    };
    /** @description the round that a fair has brought about */
    CatapultRound: {
      /** @description whoever threw last has yet to exchange a follower, or not to */
      exchanging?: boolean;
      fair: components["schemas"]["Cell"];
      /** @description whose decision or throw is due */
      mover: string;
      /** @description the throws of this round, in order */
      thrown: {
        outcome: components["schemas"]["Outcome"];
        /** @description who threw */
        player: string;
      }[];
      /**
      * @description the kind that everybody throws; left out: not chosen yet
      * @enum {string}
      */
      token?: "knock-out" | "seduction" | "target" | "catch";
    };
    /** @description [x, y]; x grows to the east, y to the south */
    Cell: [
      number,
      number
    ];
    Chance: {
      /** @description of a tile drawn: the number on its icon of the Wheel; 0: it has none */
      icon?: number;
      /** @description what is drawn, rolled or thrown */
      of: string;
      outcome: components["schemas"]["Outcome"];
      /** @description who acts; when given, it must be his to make */
      player?: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "chance";
    };
    /** @description who made this version, and why */
    Change: {
      by: components["schemas"]["Author"];
      /** @enum {string} */
      kind: "create" | "amend" | "publish" | "supersede" | "withdraw";
      reason?: string;
    };
    Choose: {
      feature?: components["schemas"]["Place"];
      /** @description id of a figure */
      figure?: string;
      option: string;
      outcome?: components["schemas"]["Outcome"];
      /** @description who acts; when given, it must be his to make */
      player?: string;
      /** @description index in `turn.scoring.scores` */
      score?: number;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "choose";
    };
    /** @description a clause as verdicts show it; `/v1/clauses/{id}` has the rest */
    CitedClause: {
      /** @enum {string} */
      authority: "official" | "official-clarification" | "reported" | "community" | "house" | "general-knowledge";
      /** @description where the sources label the statement differently: by source */
      authorityBySource?: {
        [key: string]: string;
      };
      /**
      * @description of the statement, in an answer that is in another one
      * @constant
      */
      language?: "en";
      sources: components["schemas"]["SourceReference"][];
      statement: string;
      /**
      * @description of what is translated: by us, no source has it in this language
      * @constant
      */
      translation?: "ours";
    };
    CityProcedure: {
      /** @description who has decided in this round; at the end of the game who has passed */
      asked?: string[];
      /** @description points that figures on those features brought besides, as the fairy does, by player */
      bonuses?: {
        [key: string]: number;
      };
      /** @description whose decision is due */
      mover?: string;
      /** @description features about to be scored; left out: read off the tile just laid */
      pending?: components["schemas"]["Place"][];
      /** @description points from features in this part of the turn, by player */
      points?: {
        [key: string]: number;
      };
    };
    ClaimFairyPoint: {
      /** @description who acts; when given, it must be his to make */
      player?: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "claim-fairy-point";
    };
    Clause: {
      adjudicable: boolean;
      adjudicableWhy?: string;
      /** @enum {string} */
      authority: "official" | "official-clarification" | "reported" | "community" | "house" | "general-knowledge";
      authorityBySource?: {
        [key: string]: string;
      };
      conflictsWith?: string[];
      dated?: string[];
      editions: ("C1" | "C2" | "C3")[];
      /** @description where it holds: editions and publishers, taken together */
      holds: {
        /** @enum {string} */
        edition: "C1" | "C2" | "C3";
        /** @description since when the rule holds: `YYYY`, `YYYY-MM` or the printing that brought it */
        from?: string;
        /** @description ids of sources; left out: in every printing */
        printings?: string[];
        /**
        * @description left out: of every publisher
        * @enum {string}
        */
        publisher?: "HiG" | "RGG" | "ZMG" | "Spielbox" | "CundCo";
        /** @description when it ceased to hold: `YYYY`, `YYYY-MM` or the first printing without it */
        to?: string;
      }[];
      id: string;
      involves: {
        expansions: string[];
        figures: string[];
        /**
        * @deprecated
        * @description parts of a turn in words of the sources; `steps` has them as positions name them
        */
        phases: string[];
        /** @description steps of a turn, named as `turn.step` of a snapshot names them, and what goes on where nobody decides anything: `setup`, `start-of-turn`, `score`, `end-of-turn` */
        steps: string[];
        tokens: string[];
      };
      /** @enum {string} */
      kind: "rule" | "clarification" | "faq" | "example" | "change-note" | "publisher-difference" | "errata-or-conflict" | "house-rule";
      note?: string;
      printings?: string[];
      /** @description `*` where it holds for every publisher of one of the editions */
      publishers: ("*" | "HiG" | "RGG" | "ZMG" | "Spielbox" | "CundCo")[];
      resolution?: string;
      sources: {
        locator: string;
        source: string;
      }[];
      /** @description the statement in our own words */
      statement: string;
      supersedes?: string[];
      /** @description the same, each with the publisher for which alone it gave way */
      supersessions?: {
        clause: string;
        /**
        * @description left out: of every publisher
        * @enum {string}
        */
        publisher?: "HiG" | "RGG" | "ZMG" | "Spielbox" | "CundCo";
      }[];
    };
    ClauseDetail: {
      adjudicable: boolean;
      adjudicableWhy?: string;
      /** @enum {string} */
      authority: "official" | "official-clarification" | "reported" | "community" | "house" | "general-knowledge";
      authorityBySource?: {
        [key: string]: string;
      };
      /** @description cases of the suite that exercise it */
      cases: {
        case: string;
        side: string;
      }[];
      conflicts: {
        /** Format: uri-reference */
        href: string;
        id: string;
      }[];
      conflictsWith?: string[];
      dated?: string[];
      editions: ("C1" | "C2" | "C3")[];
      history: {
        /** @description newer clauses that took its place */
        supersededBy: string[];
        /** @description older clauses that it took the place of */
        supersedes: string[];
      };
      /** @description where it holds: editions and publishers, taken together */
      holds: {
        /** @enum {string} */
        edition: "C1" | "C2" | "C3";
        /** @description since when the rule holds: `YYYY`, `YYYY-MM` or the printing that brought it */
        from?: string;
        /** @description ids of sources; left out: in every printing */
        printings?: string[];
        /**
        * @description left out: of every publisher
        * @enum {string}
        */
        publisher?: "HiG" | "RGG" | "ZMG" | "Spielbox" | "CundCo";
        /** @description when it ceased to hold: `YYYY`, `YYYY-MM` or the first printing without it */
        to?: string;
      }[];
      id: string;
      involves: {
        expansions: string[];
        figures: string[];
        /**
        * @deprecated
        * @description parts of a turn in words of the sources; `steps` has them as positions name them
        */
        phases: string[];
        /** @description steps of a turn, named as `turn.step` of a snapshot names them, and what goes on where nobody decides anything: `setup`, `start-of-turn`, `score`, `end-of-turn` */
        steps: string[];
        tokens: string[];
      };
      /** @enum {string} */
      kind: "rule" | "clarification" | "faq" | "example" | "change-note" | "publisher-difference" | "errata-or-conflict" | "house-rule";
      /**
      * @description of the texts, in an answer that is in another language
      * @constant
      */
      language?: "en";
      names: components["schemas"]["Names"];
      note?: string;
      /**
      * @description of note and resolution, where they are not translated
      * @constant
      */
      notesLanguage?: "en";
      printings?: string[];
      /** @description `*` where it holds for every publisher of one of the editions */
      publishers: ("*" | "HiG" | "RGG" | "ZMG" | "Spielbox" | "CundCo")[];
      resolution?: string;
      /** @description ids of the rules that cite it */
      rules: string[];
      /** @description values of settings that it justifies */
      settings: {
        key: string;
        value: string;
      }[];
      sources: {
        locator: string;
        source: string;
      }[];
      /** @description the statement in our own words */
      statement: string;
      supersedes?: string[];
      /** @description the same, each with the publisher for which alone it gave way */
      supersessions?: {
        clause: string;
        /**
        * @description left out: of every publisher
        * @enum {string}
        */
        publisher?: "HiG" | "RGG" | "ZMG" | "Spielbox" | "CundCo";
      }[];
      /** @description cells of the trait table that rest on it */
      traits: {
        column: string;
        subject: string;
      }[];
      /**
      * @description of what is translated: by us, no source has it in this language
      * @constant
      */
      translation?: "ours";
    };
    ClausePage: {
      /** @description with `q`: by clause, the statement as HTML, with the words in `<mark>` and all else escaped */
      highlights?: {
        [key: string]: string;
      };
      items: {
        adjudicable: boolean;
        adjudicableWhy?: string;
        /** @enum {string} */
        authority: "official" | "official-clarification" | "reported" | "community" | "house" | "general-knowledge";
        authorityBySource?: {
          [key: string]: string;
        };
        conflictsWith?: string[];
        dated?: string[];
        editions: ("C1" | "C2" | "C3")[];
        /** @description where it holds: editions and publishers, taken together */
        holds: {
          /** @enum {string} */
          edition: "C1" | "C2" | "C3";
          /** @description since when the rule holds: `YYYY`, `YYYY-MM` or the printing that brought it */
          from?: string;
          /** @description ids of sources; left out: in every printing */
          printings?: string[];
          /**
          * @description left out: of every publisher
          * @enum {string}
          */
          publisher?: "HiG" | "RGG" | "ZMG" | "Spielbox" | "CundCo";
          /** @description when it ceased to hold: `YYYY`, `YYYY-MM` or the first printing without it */
          to?: string;
        }[];
        id: string;
        involves: {
          expansions: string[];
          figures: string[];
          /**
          * @deprecated
          * @description parts of a turn in words of the sources; `steps` has them as positions name them
          */
          phases: string[];
          /** @description steps of a turn, named as `turn.step` of a snapshot names them, and what goes on where nobody decides anything: `setup`, `start-of-turn`, `score`, `end-of-turn` */
          steps: string[];
          tokens: string[];
        };
        /** @enum {string} */
        kind: "rule" | "clarification" | "faq" | "example" | "change-note" | "publisher-difference" | "errata-or-conflict" | "house-rule";
        /**
        * @description of the texts, in an answer that is in another language
        * @constant
        */
        language?: "en";
        note?: string;
        /**
        * @description of note and resolution, where they are not translated
        * @constant
        */
        notesLanguage?: "en";
        printings?: string[];
        /** @description `*` where it holds for every publisher of one of the editions */
        publishers: ("*" | "HiG" | "RGG" | "ZMG" | "Spielbox" | "CundCo")[];
        resolution?: string;
        sources: {
          locator: string;
          source: string;
        }[];
        /** @description the statement in our own words */
        statement: string;
        supersedes?: string[];
        /** @description the same, each with the publisher for which alone it gave way */
        supersessions?: {
          clause: string;
          /**
          * @description left out: of every publisher
          * @enum {string}
          */
          publisher?: "HiG" | "RGG" | "ZMG" | "Spielbox" | "CundCo";
        }[];
        /**
        * @description of what is translated: by us, no source has it in this language
        * @constant
        */
        translation?: "ours";
      }[];
      /** @description with `q`: by clause, where the words stand in its statement, `[from, to)` in characters */
      matches?: {
        [key: string]: number[][];
      };
      names: components["schemas"]["Names"];
      /** @description the `cursor` of the next page; null on the last one */
      next: string | null;
      /** @description the `cursor` of the page before; null on the first one */
      prev: string | null;
      /** @description how many there are on all pages together */
      total: number;
    };
    Code: {
      code: string;
      means: string;
      status?: number;
      title?: string;
    };
    CodeList: {
      /** @description codes in their `errors` */
      defects: components["schemas"]["Code"][];
      /** @description codes of answers */
      problems: components["schemas"]["Code"][];
    };
    Comparison: {
      /** @description whether the verdict and all that follows are the same under each */
      agree: boolean;
      differences: components["schemas"]["Differences"];
      /** @description one for each of the rulesets, in their order */
      verdicts: (components["schemas"]["Verdict"] | components["schemas"]["Unreadable"])[];
    };
    /** @description one action, to be judged under several rulesets */
    ComparisonRequest: {
      action: components["schemas"]["Action"];
      rulesets: components["schemas"]["RulesetReference"][];
      snapshot: components["schemas"]["Snapshot"];
    };
    Conflict: {
      /** @description the clauses that contradict each other, and the one that says so */
      clauses: string[];
      id: string;
      /**
      * @description of the texts, in an answer that is in another language
      * @constant
      */
      language?: "en";
      question: string;
      readings: {
        clauses: string[];
        statement: string;
        value: string;
      }[];
      resolution: {
        explanation: string;
        /**
        * @description what a verdict says all the same
        * @enum {string}
        */
        left?: "disputed" | "unregulated";
        /** @description the printings that it is about, where it is not about all */
        presets?: string[];
        /** @description the value of a reading, or of one for each edition */
        reading: string | {
          [key: string]: string;
        };
        /** @enum {string} */
        reason: "authority" | "date" | "specificity" | "context" | "no-contradiction" | "per-printing" | "source-defect" | "silence";
      };
      /** @description the setting by which a ruleset chooses another reading */
      setting?: string;
      /**
      * @description of what is translated: by us, no source has it in this language
      * @constant
      */
      translation?: "ours";
    };
    ConflictList: {
      items: components["schemas"]["Conflict"][];
      openQuestions: components["schemas"]["OpenQuestion"][];
    };
    ConflictOrQuestion: components["schemas"]["Conflict"] | components["schemas"]["OpenQuestion"];
    /** @description a crop circle that acts */
    CornCircle: {
      /** @description who has had his decision */
      asked?: string[];
      /**
      * @description what was chosen for all players
      * @enum {string}
      */
      effect?: "add" | "remove";
      /**
      * @description whom it concerns: farmers, thieves or knights
      * @enum {string}
      */
      kind: "field" | "road" | "city";
      /** @description whose decision is due */
      mover?: string;
    };
    /** @description the one counting figure that the active player moves in this turn */
    CountersOfTheTurn: {
      /** @enum {string} */
      own: "meeple" | "messenger";
    };
    Defect: {
      /** @description stable code of the defect */
      code: string;
      message: string;
      /**
      * Format: json-pointer
      * @description JSON pointer to the value at fault
      */
      pointer: string;
    };
    Differences: {
      /** @description effects that do not follow under every ruleset */
      effects: {
        effect: components["schemas"]["Effect"];
        /** @description which of the `verdicts`, by their index */
        in: number[];
      }[];
      /** @description what is decided next under which; empty when it is the same under each that can read the question */
      next: {
        /** @description which of the `verdicts`, by their index */
        in: number[];
        next: components["schemas"]["Next"];
      }[];
      /** @description what follows is the same, but in another order */
      order: boolean;
      /** @description the rules whose outcome differs */
      rules: components["schemas"]["RuleDifference"][];
      /** @description scores that are not paid under every ruleset */
      scores: {
        /** @description which of the `verdicts`, by their index */
        in: number[];
        score: components["schemas"]["Score"];
      }[];
      /** @description the settings that differ and that these rules read, or that what follows rests on; where there are none, those that alone change the answer, else all that differ */
      settings: components["schemas"]["SettingDifference"][];
      /** @description who says what; empty when all say the same */
      verdicts: {
        /** @description which of the `verdicts`, by their index */
        in: number[];
        /** @description null: unreadable */
        verdict: ("legal" | "illegal" | "undetermined" | "disputed" | "unregulated" | "unsupported") | null;
      }[];
    };
    DiscardTile: {
      /** @description who acts; when given, it must be his to make */
      player?: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "discard-tile";
    };
    Download: {
      bytes: number;
      contentType: string;
      description: string;
      /** @description of what comes with `Content-Encoding: gzip` */
      gzipBytes: number;
      /**
      * Format: uri-reference
      * @description where it is
      */
      href: string;
      /** @enum {string} */
      id: "clauses" | "cases" | "conflicts" | "expansions" | "rules" | "rulings" | "settings" | "tiles";
      /** @description how many lines */
      items: number;
      /** @description of the lines, unpacked, in hexadecimal digits */
      sha256: string;
      /** Format: date-time */
      updatedAt: string;
    };
    DownloadList: {
      items: components["schemas"]["Download"][];
    };
    DragonWalk: {
      /** @description the player whose step is due */
      mover: string;
      /** @description counts the step now due */
      stepsLeft: number;
      /** @description from the tile the walk began on to where the dragon stands */
      visited: components["schemas"]["Cell"][];
    };
    Effect: components["schemas"]["PieceMoved"] | components["schemas"]["PieceChanged"] | components["schemas"]["FeatureScored"] | components["schemas"]["TilePlaced"] | components["schemas"]["TileDiscarded"] | components["schemas"]["TilesReturned"] | components["schemas"]["FigurePlaced"] | components["schemas"]["FigureReturned"] | components["schemas"]["NeutralMoved"] | components["schemas"]["Points"] | components["schemas"]["Procedure"] | components["schemas"]["TokensReceived"] | components["schemas"]["ExtraPartWon"] | components["schemas"]["TurnBegun"] | components["schemas"]["TokenRemoved"];
    ExchangePrisoner: {
      /** @description id of a figure */
      figure: string;
      /** @description who acts; when given, it must be his to make */
      player?: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "exchange-prisoner";
    };
    Exercised: {
      /** @description id of a clause */
      clause: string;
      /** @enum {string} */
      side: "permits" | "forbids" | "happens" | "does-not-happen" | "example";
    };
    Expansion: {
      clauses: number;
      /** @description what a snapshot may say of figures besides, as whether one is lying */
      figureMembers: {
        /**
        * @description whether it stands in the figure or in its spot
        * @enum {string}
        */
        in: "figure" | "at";
        name: string;
      }[];
      figures: {
        /** @description of a neutral figure: the areas off the tiles where it may be */
        areas?: string[];
        kind: string;
        neutral: boolean;
        perPlayer: number;
      }[];
      id: string;
      /** @description the name in the language of the answer */
      label: string;
      /**
      * @description of the label, where we know no name in the language of the answer
      * @constant
      */
      language?: "en";
      /** @description where a figure may be that is on no feature of the tiles */
      locations: {
        /**
        * @description the member of a spot that names it: `area` off the tiles, `feature` on one
        * @enum {string}
        */
        as: "area" | "feature";
        name: string;
        /** @description what a spot may say in `place`; left out: nothing, or anything */
        places?: string[];
        /** @description what a spot may say in `space`: the first and the last */
        spaces?: number[];
      }[];
      /** @description what the catalogue lacks of its material, as no source gives it */
      missing?: string[];
      /**
      * @description `figures-only`: its figures and tokens are accepted, its own mechanics are not modelled
      * @enum {string}
      */
      modelled: "complete" | "figures-only";
      /** @description by language: `en`, `en-c2`, `pl`, `de`, as far as it is known */
      name: {
        [key: string]: string;
      };
      /** @description editions whose base game contains it */
      partOfBaseIn: string[];
      /** @description what a snapshot may say of players besides */
      playerMembers: {
        name: string;
        /** @description its members, each a number: all of them are said or none */
        numbers: string[];
      }[];
      rules: number;
      /** @description tiles in each of its sets */
      sets: {
        [key: string]: number;
      };
      settings: number;
      /** @description designs of tiles */
      tiles: number;
      /** @description the same tokens */
      tokenKinds: {
        kind: string;
        /** @description the pairs that they come in: each `pair` */
        pairs?: string[];
        /** @description how many each player begins with, by number of players; left out: none, or as many as there are */
        perPlayer?: {
          [key: string]: number;
        };
        /** @description what is said of one on the board besides where it lies */
        says?: ("owner" | "pair" | "edge" | "edges" | "figure" | "value" | "number" | "count" | "active")[];
        /** @description how many there are in all */
        total?: number;
        /** @description what is printed on them: each `value` */
        values?: number[];
      }[];
      tokens: string[];
      /** @description tiles whose shape no source gives: what they show, a position may say in its `prints` */
      unprinted: string[];
    };
    ExpansionList: {
      items: components["schemas"]["Expansion"][];
      names: components["schemas"]["Names"];
    };
    Expectation: {
      after?: components["schemas"]["Partial"];
      /** @description must occur in this order; others may lie between them */
      effects?: components["schemas"]["Partial"][];
      /** @description together they describe every legal action of the position, and none that is not legal */
      legal?: components["schemas"]["Partial"][];
      next?: components["schemas"]["Next"];
      /** @description must not occur */
      noEffects?: components["schemas"]["Partial"][];
      /** @description the rules that decide: for a legal action permits that must be among the findings, otherwise exactly the findings that made the verdict */
      rules?: string[];
      /** @description these scores and no others, in any order */
      scores?: components["schemas"]["ExpectedScore"][];
      /** @enum {string} */
      verdict: "legal" | "illegal" | "undetermined" | "disputed" | "unregulated" | "unsupported";
    };
    ExpectedScore: {
      feature?: components["schemas"]["Partial"] | null;
      lines?: components["schemas"]["ExpectedScoreLine"][];
      player: string;
      points: number;
    };
    ExpectedScoreLine: {
      each: number;
      label: string;
      points: number;
      quantity: number;
    };
    ExtraPartWon: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      player: string;
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "extra-part-won";
    };
    FeatureDescription: {
      complete: boolean;
      end: components["schemas"]["FeatureValue"];
      feature: components["schemas"]["Place"];
      /** @description ids of the figures on it */
      figures: string[];
      kind: string;
      /** @description what is printed on it */
      marks?: string[];
      /** @description what it would bring if it were completed as it stands; null: it is never completed */
      now: components["schemas"]["FeatureValue"] | null;
      /** @description edges at which it can still grow, or empty cells around what its surroundings complete; null: it is never completed */
      openEdges: number | null;
      /** @description the players with the majority */
      owners: string[];
      pennants?: number;
      /** @description every printed part of it, by the place that names it */
      places: components["schemas"]["Place"][];
      tiles: components["schemas"]["Cell"][];
      /** @description what the figures of each player count for in its majority */
      weights: {
        [key: string]: number;
      };
    };
    FeatureScored: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      feature: components["schemas"]["Place"];
      /** @description the rule that brings it about */
      rule: string;
      /** @description who got how much for it */
      scores: {
        player: string;
        points: number;
      }[];
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "feature-scored";
    };
    FeatureValue: {
      lines: components["schemas"]["ScoreLine"][];
      /** @description what it comes to under other values of settings that nobody chose */
      otherReadings?: {
        lines: components["schemas"]["ScoreLine"][];
        /** @description to each player with the majority, as far as they get the same (`scores` says what each gets); of a feature that nobody stands on, to whoever would hold it */
        points: number;
        /** @description everything that is paid when it is scored, what goes with it included; empty where nobody gets anything */
        scores: components["schemas"]["Score"][];
      }[];
      /** @description to each player with the majority, as far as they get the same (`scores` says what each gets); of a feature that nobody stands on, to whoever would hold it */
      points: number;
      /** @description everything that is paid when it is scored, what goes with it included; empty where nobody gets anything */
      scores: components["schemas"]["Score"][];
    };
    FerriesReached: {
      /** @description those whose ferry has been moved since */
      moved: components["schemas"]["Cell"][];
      /** @description the lakes reached first along the roads of the tile, as it was laid */
      reach: components["schemas"]["Cell"][];
    };
    Figure: {
      at: components["schemas"]["Spot"];
      /** @description ghosts beside it; left out: none */
      ghosts?: number;
      /** @description unique among the figures */
      id: string;
      kind: string;
      /** @description a player; left out for a neutral figure */
      owner?: string;
      /** @description it lies down, and revolts do not take it */
      protected?: boolean;
    };
    FigureDescription: {
      at: components["schemas"]["Spot"];
      /** @description the feature it stands on, by the place that names it; null: none */
      feature: components["schemas"]["Place"] | null;
      id: string;
      kind: string;
      owner?: string;
      warnings: components["schemas"]["FigureWarning"][];
    };
    FigurePlaced: {
      at: components["schemas"]["Spot"];
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      figure: string;
      kind: string;
      owner: string;
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "figure-placed";
    };
    FigureReturned: {
      at: components["schemas"]["Spot"];
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      /** @description why it goes: `scored`, or what the folder that sends it home calls it */
      cause?: string;
      cites: string[];
      figure: string;
      kind: string;
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      /** @description the owner, or `supply` for a neutral figure */
      to: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "figure-returned";
    };
    FigureSpot: {
      /** @description id of the figure that it is beside */
      figure: string;
    };
    /** @description what threatens a figure where it stands, or protects it */
    FigureWarning: {
      cites: string[];
      facts: {
        [key: string]: unknown;
      };
      message: string;
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      /** @enum {string} */
      side: "threatens" | "protects";
      /** @description the message before its facts, which stand in braces, were filled in */
      template?: string;
    };
    Finding: {
      /**
      * @description where it rests on a setting or a trait, or on no clause of the printing: the weakest of what it rests on
      * @enum {string}
      */
      basis?: "stated" | "inferred";
      /** @description clauses that hold for the printing, house rules and rulings in force */
      cites: string[];
      /** @description of a disputed verdict: the conflicts of the sources that its readings are about, as `/v1/conflicts` has them */
      conflicts?: string[];
      facts: {
        [key: string]: unknown;
      };
      message: string;
      /** @description JSON pointers into the snapshot */
      missing?: string[];
      /** @enum {string} */
      outcome: "permit" | "forbid" | "overruled" | "unknown" | "disputed" | "unregulated" | "unsupported";
      /** @description the rule whose permit beats this ban */
      overruledBy?: string;
      readings?: components["schemas"]["Reading"][];
      /** @description settings and traits that the rule read, and what each rests on */
      reads?: components["schemas"]["Read"][];
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      /** @description the settings that the rule read */
      settings?: {
        [key: string]: string;
      };
      /** @description the message before its facts, which stand in braces, were filled in */
      template?: string;
    };
    Flight: {
      /** @description id of a figure */
      figure?: string;
      from: components["schemas"]["Cell"];
      /** @description the kind of the figure that flies */
      kind: string;
      /**
      * @description how far it flies; left out until the die is cast
      * @enum {unknown}
      */
      rolled?: 1 | 2 | 3;
    };
    Flock: {
      /** @description the shepherd for whom a token is drawn */
      figure: string;
    };
    /** @description tiles that messages let the active player play after this part of his turn */
    FurtherTile: {
      tiles: number;
    };
    GhostRound: {
      /** @description whose meeples still get a ghost, in order: an opponent's, as the mist was extended; the player's own, as it was limited */
      left: ("opponent" | "own")[];
    };
    Gingerbread: {
      /** @description the tile in hand, or the one just laid, bears the sign; what the six tiles that have it show no source says, so that others may lie in their stead */
      sign: boolean;
    };
    GoldClaims: {
      /** @description by player: the tiles from which he may take gold */
      claims: {
        [key: string]: components["schemas"]["Cell"][];
      };
      /** @description who takes the next one */
      mover: string;
    };
    Health: {
      /** @description version of the engine */
      engine: string;
      status: string;
    };
    HistoryEntry: {
      /**
      * Format: date-time
      * @description ISO 8601
      */
      at: string;
      change: components["schemas"]["Change"];
      /** @description of the version; `/v1/rulings/{hash}` shows it */
      hash: string;
      /** @description when and by whom it was taken over from another service */
      imported?: {
        /**
        * Format: date-time
        * @description ISO 8601
        */
        at: string;
        by: components["schemas"]["Author"];
      };
      /** @enum {string} */
      status: "draft" | "published" | "superseded" | "withdrawn";
      version: number;
    };
    Import: {
      imported: number;
      refused: {
        /** @description stable code of the problem */
        code: string;
        detail?: string;
        errors: components["schemas"]["Defect"][];
        /** Format: uri-reference */
        instance?: string;
        line: number;
        status: number;
        title: string;
        /** Format: uri-reference */
        type: string;
      }[];
      /** @description versions that were there already */
      unchanged: number;
    };
    InlineRuleset: {
      disabledClauses?: string[];
      /** @description rulings made for this event bind as well: those that say the same, letter for letter */
      event?: string;
      /** @description the base game is always in */
      expansions?: string[];
      /** @description clause ids, or house-rule settings */
      houseRules?: string[];
      /** @description id of a preset; `hig-c1-current` when left out */
      preset?: string;
      /**
      * @description the rules as printed, whatever has been ruled
      * @constant
      */
      rulings?: "none";
      /** @description values that override the preset; null: nobody has chosen, so that a difference is `disputed` */
      settings?: {
        [key: string]: string | null;
      };
      /** @description mechanics that the table leaves out; the tiles stay */
      without?: string[];
    };
    /** @description the JSON of a `.jcz` file of JCloisterZone */
    JczGame: {
      /** @description the end as the other engine saw it; `GameOverPhase`: the game is over with its last message */
      final?: {
        phase?: string | null;
      } | null;
      gameAnnotations?: {
        endTurn?: number | null;
      } | null;
      /** @description what the first draw follows from */
      initialRandom?: number | null;
      /** @description how many, or who, in turn order */
      players: number | {
        name?: string;
      }[];
      replay: components["schemas"]["JczMessage"][];
      setup: components["schemas"]["JczSetup"];
      test?: {
        assertions?: string[];
      } | null;
    };
    JczMessage: {
      payload?: {
        [key: string]: unknown;
      };
      /** @description index of the player who sent it */
      player?: number | null;
      type: string;
    };
    /** @description a game of JCloisterZone; without a ruleset the game's own set-up decides */
    JczReplayRequest: {
      /** @description index of a message: answer the position before it as well; as many as there are messages: after the last */
      at?: number;
      /** @description add the final scoring; left out: as the game says */
      endGame?: boolean;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      format: "jcz";
      game: components["schemas"]["JczGame"];
      /** @description list in every step what was legal before it */
      legalActions?: boolean;
      ruleset?: components["schemas"]["RulesetReference"];
    };
    JczSetup: {
      /** @description figures each player has, and mechanics in play */
      elements?: {
        [key: string]: boolean | number | string;
      };
      rules?: {
        [key: string]: boolean | number | string;
      };
      /** @description copies by set of tiles, for instance `{"basic:1": 1}` */
      sets: {
        [key: string]: boolean | number | string;
      };
      /** @description the tiles that lie there at the beginning */
      start: {
        rotation: number;
        tile: string;
        x: number;
        y: number;
      }[];
    };
    Job: {
      /**
      * Format: date-time
      * @description when it was handed in
      */
      createdAt: string;
      /** @description how many of them have been answered */
      done: number;
      /**
      * Format: date-time
      * @description when its last item was answered, or it was cancelled
      */
      endedAt?: string;
      /**
      * Format: date-time
      * @description from when it is removed with its results
      */
      expiresAt: string;
      /** @description how many of those could not be worked, and were answered with a problem */
      failed: number;
      id: string;
      /** @description how many were handed in */
      items: number;
      /** @description id of the key that handed it in */
      keyId: string;
      /** @enum {string} */
      kind: "adjudicate" | "replay" | "conformance";
      /**
      * Format: uri-reference
      * @description where the results are
      */
      results: string;
      /**
      * @description with `done` and `cancelled` it has ended
      * @enum {string}
      */
      status: "queued" | "running" | "done" | "cancelled";
    };
    /** @description an item, by the kind of the job: a question, a recorded game, or a case, also as the case book shows it */
    JobItem: components["schemas"]["AdjudicationRequest"] | components["schemas"]["ReplayRequest"] | components["schemas"]["Case"] | components["schemas"]["CaseDocument"];
    JobItems: components["schemas"]["JobItem"][];
    JobPage: {
      items: components["schemas"]["Job"][];
      /** @description the `cursor` of the next page; null on the last one */
      next: string | null;
      /** @description the `cursor` of the page before, where one can go back; null on the first one */
      prev?: string | null;
      /** @description how many there are on all pages together, where that is known */
      total?: number;
    };
    /** @description what came of one item: a `result`, by the kind of the job a verdict, a replay or the outcome of a case; or a `problem` */
    JobResult: {
      /** @description of the item, counted from 0 */
      index: number;
      problem?: components["schemas"]["Problem"];
      result?: components["schemas"]["Verdict"] | components["schemas"]["Replay"] | components["schemas"]["CaseOutcome"];
    };
    Key: {
      /**
      * Format: date-time
      * @description when it was made
      */
      createdAt: string;
      /**
      * Format: date-time
      * @description from when it is no longer accepted
      */
      expiresAt?: string;
      id: string;
      /**
      * Format: date-time
      * @description when it was last used, to the minute
      */
      lastUsedAt?: string;
      /** @description whose key it is */
      name: string;
      /** @description how many writes a minute it is allowed, by all servers of a database together */
      ratePerMinute: number;
      /**
      * Format: date-time
      * @description when it was revoked
      */
      revokedAt?: string;
      /** @enum {string} */
      role: "judge" | "organiser" | "admin";
    };
    KeyList: {
      items: components["schemas"]["Key"][];
    };
    /** @description a key to be made; 60 writes a minute and no end where nothing is said */
    KeyRequest: {
      /** @description from when it is no longer accepted, ISO 8601 */
      expiresAt?: string;
      /** @description whose key it is */
      name: string;
      /** @description how many writes a minute it is allowed, by all servers of a database together */
      ratePerMinute?: number;
      /** @enum {string} */
      role: "judge" | "organiser" | "admin";
    };
    LegalActions: {
      /** @description each exactly as it can be posted */
      actions: components["schemas"]["Action"][];
      /** @description the facts that the snapshot lacks, as JSON pointers into it */
      missing?: string[];
      /** @description with `explain`: the candidates that are not legal */
      rejected?: components["schemas"]["RejectedAction"][];
      /** @description not forbidden, but hanging on a fact that the position lacks, on a setting that nobody chose, or on what nobody regulated */
      undetermined?: components["schemas"]["UndecidedAction"][];
    };
    /** @description a position with a turn */
    LegalActionsRequest: {
      /** @description also list the candidates that are not legal, with the findings on each */
      explain?: boolean;
      ruleset?: components["schemas"]["RulesetReference"];
      snapshot: components["schemas"]["Snapshot"];
    };
    LeipzigSending: {
      /** @description roads from which the mover may still send somebody */
      left: components["schemas"]["Place"][];
      /** @description whose decision is due */
      mover?: string;
      /** @description the order in which the active player scores, where that makes a difference */
      order?: components["schemas"]["Place"][];
      /** @description who goes to which quarter once the roads have been scored */
      sent?: {
        figure: string;
        from: components["schemas"]["Place"];
        /** @description who had the majority on that road before anybody left */
        majority: string[];
        owner: string;
        /** @enum {string} */
        to: "wainwrights" | "coiners" | "bookbinders" | "tanners";
      }[];
    };
    /** @description features that have brought points in this part of the turn, while somebody holds the teacher */
    Lesson: {
      scores: {
        feature: components["schemas"]["Spot"] | null;
        /** @description who scored */
        player: string;
        points: number;
      }[];
    };
    /** @description what a batch answers to a line that it cannot judge */
    LineProblem: {
      /** @description stable code of the problem */
      code: string;
      detail?: string;
      errors: components["schemas"]["Defect"][];
      /** Format: uri-reference */
      instance?: string;
      /** @description number of the line in the request, counted from 1 */
      line: number;
      status: number;
      title: string;
      /** Format: uri-reference */
      type: string;
    };
    /** @description tiles that chance or the table picks; until then the answer has them where they lie */
    Lot: {
      /** @description the tiles of which some are picked */
      among: {
        [key: string]: number;
      };
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      /** @description clauses that hold for the printing */
      cites: string[];
      /** @description how many are picked in all */
      count?: number;
      /** @description how many for each player */
      each?: number;
      /** @description the pile that they lie in until then; left out: they lie in none, as they are dealt and not drawn */
      from?: string;
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      /** @description where those go that are picked: out of the game, into the hands of the players, or on a pile */
      to: ("aside" | "hand") | {
        pile: string;
      };
    };
    Magic: {
      /** @description the step that it interrupts; left out: the laying of the tile */
      from?: string;
      /**
      * @description the tile just laid bears the symbol; or both are on one road or city
      * @enum {string}
      */
      why: "symbol" | "joined";
    };
    /** @description a round of scoring, and the message that it may bring */
    MessageRound: {
      /** @description the step interrupted */
      from?: string;
      /** @description counting figures of the active player that have moved in this round */
      moved?: ("meeple" | "messenger")[];
      /** @description the message drawn; left out: none yet */
      number?: number;
    };
    MoveDragon: {
      /** @description who acts; when given, it must be his to make */
      player?: string;
      to: components["schemas"]["Cell"];
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "move-dragon";
    };
    MoveFairy: {
      /** @description who acts; when given, it must be his to make */
      player?: string;
      to: {
        figure: string;
      } | {
        tile: components["schemas"]["Cell"];
      };
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "move-fairy";
    };
    MoveFigure: {
      /**
      * @description what moves it
      * @enum {string}
      */
      by?: "flee";
      /** @description id of a figure, or the kind of a neutral one */
      figure: string;
      /** @description who acts; when given, it must be his to make */
      player?: string;
      to: components["schemas"]["Spot"];
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "move-figure";
    };
    MoveToken: {
      from: {
        tile: components["schemas"]["Cell"];
      };
      kind: string;
      /** @description who acts; when given, it must be his to make */
      player?: string;
      to: {
        /** @description an area off the tiles: supply, captivity, hand, bag, box ... */
        area?: string;
        /** @description how the figure stands there, where that makes a difference */
        as?: string;
        /**
        * @description a side (n e s w), for fields a half-side (nnw nne ene ...); left out for what lies in the centre. Of half a tile that is named by the corner that the half fills (nw ne se sw), the second of its kind with `-2`
        * @enum {string}
        */
        edge?: "n" | "e" | "s" | "w" | "nnw" | "nne" | "ene" | "ese" | "sse" | "ssw" | "wsw" | "wnw" | "centre" | "centre-2" | "nw" | "ne" | "se" | "sw" | "nw-2" | "ne-2" | "se-2" | "sw-2";
        /** @description two sides, clockwise from n */
        edges?: [
          "n" | "e" | "s" | "w",
          "n" | "e" | "s" | "w"
        ];
        /** @description city road field monastery garden ... */
        feature?: string;
        /** @description id of the figure that it is beside */
        figure?: string;
        /** @description a place of the area */
        place?: string;
        /** @description whose area it is */
        player?: string;
        /** @description a space of the place, or of a track, past whose start payments may lead */
        space?: number;
        tile?: components["schemas"]["Cell"];
        /** @description beside it on a track */
        with?: {
          /** @description his counting figure */
          counter: string;
          /** @description a player */
          player: string;
        };
      };
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "move-token";
    };
    /** @description what the things with the ids in the answer are called in its language, by kind (`figure`, `expansion`, `feature`, `step`, `token`, ...) and id */
    Names: {
      [key: string]: {
        [key: string]: string;
      };
    };
    NeutralFigure: {
      /** @description an area off the tiles: supply, captivity, hand, bag, box ... */
      area?: string;
      /** @description how the figure stands there, where that makes a difference */
      as?: string;
      /**
      * @description a side (n e s w), for fields a half-side (nnw nne ene ...); left out for what lies in the centre. Of half a tile that is named by the corner that the half fills (nw ne se sw), the second of its kind with `-2`
      * @enum {string}
      */
      edge?: "n" | "e" | "s" | "w" | "nnw" | "nne" | "ene" | "ese" | "sse" | "ssw" | "wsw" | "wnw" | "centre" | "centre-2" | "nw" | "ne" | "se" | "sw" | "nw-2" | "ne-2" | "se-2" | "sw-2";
      /** @description city road field monastery garden ... */
      feature?: string;
      /** @description the figure it is with, whose tile need not be said again; null: with none; left out: not known */
      figure?: string | null;
      /** @description a place of the area */
      place?: string;
      /** @description whose area it is */
      player?: string;
      /** @description a space of the place, or of a track, past whose start payments may lead */
      space?: number;
      tile?: components["schemas"]["Cell"];
      /** @description beside it on a track */
      with?: {
        /** @description his counting figure */
        counter: string;
        /** @description a player */
        player: string;
      };
    };
    NeutralMoved: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      /** @description the figure it is with from now on */
      figure?: string | null;
      from: components["schemas"]["Cell"] | null;
      /** @description its kind */
      neutral: string;
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      /** @description null: beside the board */
      to: components["schemas"]["Cell"] | null;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "neutral-moved";
    };
    NewKey: {
      /**
      * Format: date-time
      * @description when it was made
      */
      createdAt: string;
      /**
      * Format: date-time
      * @description from when it is no longer accepted
      */
      expiresAt?: string;
      id: string;
      /**
      * Format: date-time
      * @description when it was last used, to the minute
      */
      lastUsedAt?: string;
      /** @description whose key it is */
      name: string;
      /** @description how many writes a minute it is allowed, by all servers of a database together */
      ratePerMinute: number;
      /**
      * Format: date-time
      * @description when it was revoked
      */
      revokedAt?: string;
      /** @enum {string} */
      role: "judge" | "organiser" | "admin";
      /** @description what comes after `Authorization: Bearer`; it is told this once */
      secret: string;
    };
    /** @description the next decision and whose it is; null when the game is over */
    Next: {
      player: string;
      step: string;
    } | null;
    /** @description a question in one line, and as JSON */
    Notation: {
      /** @description the line, as it is always written */
      notation: string;
      question: components["schemas"]["Question"];
    };
    /** @description a question, either in one line or as JSON */
    NotationRequest: {
      action?: components["schemas"]["Action"];
      /** @description the line; nothing else is given beside it */
      notation?: string;
      ruleset?: components["schemas"]["RulesetReference"];
      snapshot?: components["schemas"]["Snapshot"];
    };
    OpenQuestion: {
      /** @enum {string} */
      answer: "decided" | "disputed" | "unregulated";
      decidedBy?: string;
      explanation: string;
      id: string;
      /**
      * @description of the texts, in an answer that is in another language
      * @constant
      */
      language?: "en";
      /** @description the nearest clauses */
      nearest: string[];
      question: string;
      /**
      * @description of what is translated: by us, no source has it in this language
      * @constant
      */
      translation?: "ours";
    };
    /** @description what chance or dexterity brought; which values there are, the draw says */
    Outcome: string | number | (string | null)[] | {
      [key: string]: unknown;
    };
    Overview: {
      items: {
        methods: string[];
        path: string;
        summary: string;
      }[];
    };
    Partial: Record<string, never>;
    Pass: {
      /** @description who acts; when given, it must be his to make */
      player?: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "pass";
    };
    PayRansom: {
      /** @description id of a figure */
      figure: string;
      /** @description who acts; when given, it must be his to make */
      player?: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "pay-ransom";
    };
    /** @description exactly one of figure, neutral, tile and token, and what tells tokens of a kind apart */
    Piece: {
      active?: boolean;
      count?: number;
      /** @description two sides, clockwise from n */
      edges?: [
        "n" | "e" | "s" | "w",
        "n" | "e" | "s" | "w"
      ];
      /** @description id of a figure */
      figure?: string;
      /** @description kind of a neutral figure */
      neutral?: string;
      number?: number;
      owner?: string;
      pair?: string;
      /** @description id of a tile */
      tile?: string;
      /** @description kind of a token */
      token?: string;
      value?: number;
    };
    PieceChanged: {
      at?: components["schemas"]["Spot"];
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      piece: components["schemas"]["Piece"];
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      set: {
        [key: string]: unknown;
      };
      /** @description what the general supply gains by it, or loses, by kind of token */
      supply?: {
        [key: string]: number;
      };
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "piece-changed";
    };
    PieceMoved: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cause?: string;
      cites: string[];
      from: components["schemas"]["Spot"];
      piece: components["schemas"]["Piece"];
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      to: components["schemas"]["Spot"];
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "piece-moved";
    };
    Pile: {
      count: number;
      id: string;
      /** @description how many of each tile, shuffled */
      tiles: {
        [key: string]: number;
      };
    };
    Place: {
      /** @description how the figure stands there, where that makes a difference */
      as?: string;
      /**
      * @description a side (n e s w), for fields a half-side (nnw nne ene ...); left out for what lies in the centre. Of half a tile that is named by the corner that the half fills (nw ne se sw), the second of its kind with `-2`
      * @enum {string}
      */
      edge?: "n" | "e" | "s" | "w" | "nnw" | "nne" | "ene" | "ese" | "sse" | "ssw" | "wsw" | "wnw" | "centre" | "centre-2" | "nw" | "ne" | "se" | "sw" | "nw-2" | "ne-2" | "se-2" | "sw-2";
      /** @description city road field monastery garden ... */
      feature: string;
      tile: components["schemas"]["Cell"];
    };
    PlacedTile: {
      at: components["schemas"]["Cell"];
      /**
      * @description the corner that a half tile fills
      * @enum {string}
      */
      half?: "nw" | "ne" | "se" | "sw";
      /**
      * @description degrees clockwise
      * @enum {integer}
      */
      rotation: 0 | 90 | 180 | 270;
      /** @description id of a tile, or `jcz:` and its alias */
      tile: string;
    };
    PlaceFigure: {
      at: components["schemas"]["Spot"];
      /** @description id of a figure */
      figure?: string;
      kind: string;
      outcome?: components["schemas"]["Outcome"];
      /** @description who acts; when given, it must be his to make */
      player?: string;
      /** @description id of a figure */
      replaces?: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "place-figure";
      /**
      * @description by which way, where there are several; inferred where only one is possible
      * @enum {string}
      */
      via?: "magic-portal" | "flying-machine" | "corn-circle" | "seduction";
    };
    PlaceTile: {
      at: components["schemas"]["Cell"];
      /** @description the bridge that the tile needs to fit; inferred when left out */
      bridge?: {
        /** @description two sides, clockwise from n */
        edges: [
          "n" | "e" | "s" | "w",
          "n" | "e" | "s" | "w"
        ];
        tile: components["schemas"]["Cell"];
      };
      /** @enum {string} */
      half?: "nw" | "ne" | "se" | "sw";
      /** @description who acts; when given, it must be his to make */
      player?: string;
      /**
      * @description degrees clockwise
      * @enum {integer}
      */
      rotation: 0 | 90 | 180 | 270;
      tile: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "place-tile";
    };
    PlaceToken: {
      at: {
        /** @description an area off the tiles: supply, captivity, hand, bag, box ... */
        area?: string;
        /** @description how the figure stands there, where that makes a difference */
        as?: string;
        /**
        * @description a side (n e s w), for fields a half-side (nnw nne ene ...); left out for what lies in the centre. Of half a tile that is named by the corner that the half fills (nw ne se sw), the second of its kind with `-2`
        * @enum {string}
        */
        edge?: "n" | "e" | "s" | "w" | "nnw" | "nne" | "ene" | "ese" | "sse" | "ssw" | "wsw" | "wnw" | "centre" | "centre-2" | "nw" | "ne" | "se" | "sw" | "nw-2" | "ne-2" | "se-2" | "sw-2";
        /** @description two sides, clockwise from n */
        edges?: [
          "n" | "e" | "s" | "w",
          "n" | "e" | "s" | "w"
        ];
        /** @description city road field monastery garden ... */
        feature?: string;
        /** @description id of the figure that it is beside */
        figure?: string;
        /** @description a place of the area */
        place?: string;
        /** @description whose area it is */
        player?: string;
        /** @description a space of the place, or of a track, past whose start payments may lead */
        space?: number;
        tile?: components["schemas"]["Cell"];
        /** @description beside it on a track */
        with?: {
          /** @description his counting figure */
          counter: string;
          /** @description a player */
          player: string;
        };
      };
      kind: string;
      /** @description of tokens that come in pairs: which pair */
      pair?: string;
      /** @description who acts; when given, it must be his to make */
      player?: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "place-token";
    };
    Player: {
      /** @description tiles that he may lay instead of drawing one */
      hand?: string[];
      /** @description a free string, unique among the players */
      id: string;
      /** @description captured figures that he holds */
      prisoners?: components["schemas"]["Prisoner"][];
      /** @description figures of his colour that lie in the general supply, by kind */
      reserve?: {
        [key: string]: number;
      };
      /** @description left out: not known; `after` counts what comes from 0 */
      score?: number;
      /** @description figures not on the board, by kind */
      supply?: {
        [key: string]: number;
      };
      /** @description tokens that he has, by kind; those that come in pairs by the name of the pair */
      tokens?: {
        [key: string]: number | {
          [key: string]: number;
        };
      };
      track?: components["schemas"]["Track"];
    };
    Points: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      player: string;
      points: number;
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "points";
    };
    PositionDescription: {
      /** @description in the order of their first tile */
      features: components["schemas"]["FeatureDescription"][];
      figures: components["schemas"]["FigureDescription"][];
      /** @description of a snapshot with a turn: where a figure can be placed in the step at hand, feature by feature */
      places?: {
        actions: components["schemas"]["Action"][];
        feature: components["schemas"]["Spot"];
      }[];
    };
    /** @description a position to be described */
    PositionRequest: {
      ruleset?: components["schemas"]["RulesetReference"];
      snapshot: components["schemas"]["Snapshot"];
    };
    /** @description a published ruling that cites a clause of the verdict or decides one of its rules; `/v1/rulings/{id}` has the rest */
    Precedent: {
      /** @enum {string} */
      authorityLevel: "table-judge" | "head-judge" | "organiser" | "publisher";
      /** @description whether it decides for the engine, in its ruleset, at its event and from its day on; a verdict that it has changed cites `ruling:<id>` */
      binding: boolean;
      /** @description whether it is in force for this question: it has a `binding`, its day has come, the ruleset that was asked about is its own and says its `event` where it has one, and that neither says `rulings: "none"` nor chooses the setting itself */
      binds: boolean;
      decision: string;
      /**
      * Format: date
      * @description the first day on which it holds
      */
      effectiveFrom?: string;
      /** @description it binds only where the ruleset of the question says the same `event` */
      event?: string;
      /** @description of its content */
      hash: string;
      id: string;
      /** @description of question and decision, in an answer that is in another one */
      language?: string;
      question: string;
      ruleset: components["schemas"]["RulesetReference"];
      version: number;
    };
    Prisoner: {
      /** @description unique among the figures */
      id?: string;
      kind: string;
      /** @description the player it belongs to */
      owner: string;
    };
    PrisonerExchange: {
      /** @description those that can come home for it */
      choices: string[];
      /** @description the follower just captured */
      figure: string;
      /** @description the player whose follower it is, who holds followers of the captor */
      holder: string;
      /** @description the player who chooses */
      mover: string;
    };
    Problem: {
      /** @description stable code of the problem */
      code: string;
      detail?: string;
      errors: components["schemas"]["Defect"][];
      /** Format: uri-reference */
      instance?: string;
      status: number;
      title: string;
      /** Format: uri-reference */
      type: string;
    };
    Procedure: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      /**
      * @description which of the two; the turn when left out
      * @enum {string}
      */
      of?: "turn" | "snapshot";
      /** @description the part of `turn`, or of the snapshot, that holds its state */
      procedure: string;
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      state: {
        [key: string]: unknown;
      } | null;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "procedure";
    };
    /** @description a position, the rules in force, and what a player proposes to do */
    Question: {
      action?: components["schemas"]["Action"];
      ruleset?: components["schemas"]["RulesetReference"];
      snapshot: components["schemas"]["Snapshot"];
    };
    /** @description decides what one rule says about one pattern */
    QuestionBinding: {
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      kind: "question";
      /** @enum {string} */
      outcome: "permit" | "forbid";
      pattern: components["schemas"]["QuestionPattern"];
      /** @description id of a rule */
      rule: string;
    };
    /** @description what is left out matches everything */
    QuestionPattern: {
      /** @description any of these */
      featureKinds?: string[];
      /** @description any of these */
      figureKinds?: string[];
      step?: string;
    };
    /** @description a setting or a trait that was read, and what its value rests on */
    Read: {
      /**
      * @description left out where the table chose the value, or the cell is silent
      * @enum {string}
      */
      basis?: "stated" | "inferred";
      /** @description of an inferred value: the clauses that suggest it */
      from?: string[];
      /**
      * @description of a setting that the printing did not choose
      * @enum {string}
      */
      setBy?: "override" | "house-rule" | "ruling";
      /** @description key of the setting */
      setting?: string;
      /** @description cell of the trait table */
      trait?: {
        column: string;
        subject: string;
      };
      value: string;
    };
    /** @description what a rule says under one value of a setting that nobody chose */
    Reading: {
      cites: string[];
      /** @description what stands in the message; where it is about what follows: the kinds of effects, and who gets how many points */
      facts?: {
        [key: string]: unknown;
      };
      message: string;
      /** @enum {string} */
      outcome: "permit" | "forbid" | "overruled" | "unknown" | "disputed" | "unregulated" | "unsupported";
      setting: string;
      /** @description the message before its facts, which stand in braces, were filled in */
      template?: string;
      value: string;
    };
    Reason: {
      reason?: string;
    };
    /** @description what the engine said when the ruling was written down */
    RecordedVerdict: {
      decisionId: string;
      /** @description what followed, without its reasons */
      effects?: {
        [key: string]: unknown;
      }[];
      /** @description version of the engine */
      engine: string;
      /** @description what each rule said */
      findings?: {
        /** @enum {string} */
        outcome: "permit" | "forbid" | "overruled" | "unknown" | "disputed" | "unregulated" | "unsupported";
        rule: string;
      }[];
      /** @description the rules of its findings */
      rules: string[];
      /** @description what was paid, without its reasons */
      scores?: {
        lines: {
          label: string;
        }[];
        player: string;
        points: number;
      }[];
      /** @enum {string} */
      verdict: "legal" | "illegal" | "undetermined" | "disputed" | "unregulated" | "unsupported";
    };
    RejectedAction: {
      action: components["schemas"]["Action"];
      findings: components["schemas"]["Finding"][];
    };
    RemoveFigure: {
      /**
      * @description what removes it
      * @enum {string}
      */
      by: "princess" | "abbot" | "festival" | "trap" | "siege-escape" | "corn-circle" | "wheel" | "magic-symbol";
      /** @description id of a figure, or the kind of a neutral one */
      figure: string;
      /** @description who acts; when given, it must be his to make */
      player?: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "remove-figure";
    };
    /** @description a position to be drawn; the place of the action, if there is one, is marked */
    RenderRequest: {
      action?: components["schemas"]["Action"];
      ruleset?: components["schemas"]["RulesetReference"];
      /** @description width of a tile in pixels; 100 when left out */
      size?: number;
      snapshot: components["schemas"]["Snapshot"];
    };
    Replay: {
      assertions?: components["schemas"]["ReplayAssertion"][];
      final: {
        /** @description in the order of the players */
        points: number[];
        scores?: components["schemas"]["Score"][];
        snapshot: components["schemas"]["Snapshot"];
      };
      position?: components["schemas"]["Question"];
      ruleset: {
        hash: string;
        id: string;
      };
      steps: components["schemas"]["ReplayStep"][];
    };
    ReplayAssertion: {
      /** @description what the game has instead */
      actual: unknown;
      /** @description null: not about the game */
      ok: boolean | null;
      text: string;
    };
    ReplayRequest: components["schemas"]["JczReplayRequest"] | components["schemas"]["SeneschalReplayRequest"];
    ReplayStep: {
      /** @description null: the message is no action of the game */
      action: components["schemas"]["Action"] | null;
      /** @description what the message names and, as we see the game, is not there; why an action that is not legal could not be taken all the same */
      defects?: components["schemas"]["Defect"][];
      findings: components["schemas"]["Finding"][];
      /** @description of the message or action */
      index: number;
      legalActions?: components["schemas"]["Action"][];
      /** @description type of the message */
      message?: string;
      /** @description whose decision it was; for a message that is none, the active player */
      player: string;
      /** @description after the message, in the order of the players */
      points: number[];
      scores: components["schemas"]["Score"][];
      verdict: ("legal" | "illegal" | "undetermined" | "disputed" | "unregulated" | "unsupported") | null;
    };
    /** @description who may place a robber */
    RobberRound: {
      asked: string[];
      /** @description whose decision is due */
      mover: string;
    };
    /** @description scores that come at once where robbers may rob them */
    Robbing: {
      /** @description the step interrupted */
      from?: string;
      kept?: components["schemas"]["ScoringState"];
      scores: {
        /** @description robbers whose owners have chosen it */
        by?: string[];
        /**
        * @description the counting figure that has moved for it
        * @enum {string}
        */
        counter?: "meeple" | "messenger";
        feature: components["schemas"]["Spot"] | null;
        /** @description how the points come about */
        lines?: {
          /**
          * @description where no clause of the printing says it; left out: it is stated
          * @constant
          */
          basis?: "inferred";
          cites: string[];
          each: number;
          label: string;
          points: number;
          quantity: number;
          rule: string;
          seeAlso?: {
            clause: string;
            /** @enum {string} */
            why: "other-printing" | "by-analogy" | "contrary" | "history";
          }[];
        }[];
        /** @description who scored */
        player: string;
        points: number;
        /** @description spaces from which it moved: in this round of scoring, and for this score */
        spaces?: number[];
      }[];
      /** @description whether every robber with a choice has chosen */
      settled?: boolean;
    };
    Rule: {
      cites: string[];
      expansion: string;
      /** @description as findings, effects and scores name it */
      id: string;
      /**
      * @description `rule` judges actions; `setting` is what a verdict names that hangs on one, `setup` is done before the first turn; the others say what follows
      * @enum {string}
      */
      kind: "rule" | "scoring" | "bonus" | "final" | "trigger" | "skip" | "consequence" | "setup" | "setting";
      /** @description kinds of action that it judges, features that it scores, effects that it follows from; `*`: all */
      on: string[];
      overriddenBy: string[];
      /** @description ids of the rules whose ban it beats */
      overrides: string[];
    };
    RuleDifference: {
      /** @description one for each of the `verdicts`, in their order */
      outcomes: {
        cites: string[];
        message?: string;
        /** @description null: the rule does not apply */
        outcome: ("permit" | "forbid" | "overruled" | "unknown" | "disputed" | "unregulated" | "unsupported") | null;
      }[];
      rule: string;
    };
    RuleList: {
      items: components["schemas"]["Rule"][];
      names: components["schemas"]["Names"];
    };
    Ruleset: {
      builtIn: boolean;
      disabledClauses: string[];
      expansions: string[];
      hash: string;
      houseRules: string[];
      id: string;
      label: string;
      notes?: string;
      preset: string;
      /** @description the rulings that bind in it today */
      rulings?: {
        id: string;
        /** @enum {string} */
        kind: "setting" | "question";
      }[];
      settings: {
        [key: string]: {
          /** @enum {string} */
          basis?: "stated" | "inferred";
          cites: string[];
          /** @enum {string} */
          setBy: "preset" | "override" | "house-rule" | "ruling";
          value: string | null;
        };
      };
      version: number;
      without?: string[];
    };
    RulesetDiff: {
      /** @description the cases of the suite that the two answer differently */
      cases: components["schemas"]["CaseDifference"][];
      /** @description how many cases could be asked under both: those of which both have all expansions */
      compared: number;
      disabledClauses: {
        /** @description only in the first */
        first: string[];
        /** @description only in the second */
        second: string[];
      };
      expansions: {
        /** @description only in the first */
        first: string[];
        /** @description only in the second */
        second: string[];
      };
      /** @description the first and the second */
      rulesets: components["schemas"]["RulesetSummary"][];
      /** @description whether they are the same rules */
      same: boolean;
      /** @description the settings that differ, with both values and their clauses */
      settings: components["schemas"]["SettingDifference"][];
    };
    RulesetInput: {
      disabledClauses?: string[];
      /** @description the base game is always in */
      expansions?: string[];
      /** @description clause ids, or house-rule settings */
      houseRules?: string[];
      /** @description lower-case letters, digits, dots and hyphens */
      id: string;
      label?: string;
      notes?: string;
      /** @description id of a preset; `hig-c1-current` when left out */
      preset?: string;
      /** @description values that override the preset; null: nobody has chosen, so that a difference is `disputed` */
      settings?: {
        [key: string]: string | null;
      };
      /** @description mechanics that the table leaves out; the tiles stay */
      without?: string[];
    };
    RulesetPage: {
      items: components["schemas"]["RulesetSummary"][];
      /** @description the `cursor` of the next page; null on the last one */
      next: string | null;
      /** @description the `cursor` of the page before, where one can go back; null on the first one */
      prev?: string | null;
      /** @description how many there are on all pages together, where that is known */
      total?: number;
    };
    /** @description an id, `{id, version}`, `{id, hash}` as verdicts name it, or inline: `{preset, expansions, settings, houseRules}`; an object may also say `event`, and `rulings: "none"` */
    RulesetReference: string | components["schemas"]["RulesetVersion"] | components["schemas"]["InlineRuleset"];
    RulesetSummary: {
      /** @description other ids that a request may use */
      aliases: string[];
      builtIn: boolean;
      expansions: string[];
      hash: string;
      id: string;
      label: string;
      preset: string;
      version: number;
    };
    RulesetVersion: {
      /** @description rulings made for this event bind as well: those that say the same, letter for letter */
      event?: string;
      /** @description as verdicts name it: the ruleset that has this hash, as it is or with the rulings that bind in it today; refused where neither has it, as under another release */
      hash?: string;
      id: string;
      /**
      * @description the rules as printed, whatever has been ruled
      * @constant
      */
      rulings?: "none";
      version?: number;
    };
    RulesetVersions: {
      /** @description oldest first */
      items: components["schemas"]["RulesetSummary"][];
    };
    Ruling: {
      action?: components["schemas"]["Action"];
      author: components["schemas"]["Author"];
      /**
      * @description whose authority it has: a judge may claim `table-judge` and `head-judge`, an organiser also `organiser`, an admin all
      * @enum {string}
      */
      authorityLevel: "table-judge" | "head-judge" | "organiser" | "publisher";
      binding?: components["schemas"]["Binding"];
      change: components["schemas"]["Change"];
      cites: string[];
      /**
      * Format: date-time
      * @description ISO 8601
      */
      createdAt: string;
      /** @description `legal`, `illegal`, or in words */
      decision: string;
      /** @description the first day on which it holds */
      effectiveFrom?: string;
      /** @description what it was made for, such as a tournament: a `binding` binds only questions whose ruleset says the same `event`, letter for letter (case counts); one without an event binds whatever event they say */
      event?: string;
      /** @description `sha256-` and the hash of everything else in this version */
      hash: string;
      /** @description stable */
      id: string;
      /** @description of question, decision and reasoning: a tag of RFC 5646 (`de`); `en` when left out */
      language?: string;
      /**
      * Format: date-time
      * @description when it was published, ISO 8601; a ruling that never was stays hidden, also once it is withdrawn
      */
      publishedAt?: string;
      /** @description in words */
      question: string;
      reasoning: string;
      ruleset: components["schemas"]["RulesetReference"];
      snapshot?: components["schemas"]["Snapshot"];
      /** @enum {string} */
      status: "draft" | "published" | "superseded" | "withdrawn";
      /** @description the ruling that replaced this one */
      supersededBy?: string;
      /** @description the ruling that this one replaces, from the moment it is published */
      supersedes?: string;
      tags: string[];
      /**
      * Format: date-time
      * @description when this version was made, ISO 8601
      */
      updatedAt: string;
      verdict?: components["schemas"]["RecordedVerdict"];
      /** @description every change is a new version */
      version: number;
    };
    RulingHistory: {
      /** @description oldest first */
      items: components["schemas"]["HistoryEntry"][];
    };
    RulingInput: {
      action?: components["schemas"]["Action"];
      /**
      * @description whose authority it has: a judge may claim `table-judge` and `head-judge`, an organiser also `organiser`, an admin all
      * @enum {string}
      */
      authorityLevel: "table-judge" | "head-judge" | "organiser" | "publisher";
      binding?: components["schemas"]["Binding"];
      cites: string[];
      /** @description `legal`, `illegal`, or in words */
      decision: string;
      /** @description the first day on which it holds */
      effectiveFrom?: string;
      /** @description what it was made for, such as a tournament: a `binding` binds only questions whose ruleset says the same `event`, letter for letter (case counts); one without an event binds whatever event they say */
      event?: string;
      /** @description of question, decision and reasoning: a tag of RFC 5646 (`de`); `en` when left out */
      language?: string;
      /** @description in words */
      question: string;
      reasoning: string;
      ruleset: components["schemas"]["RulesetReference"];
      snapshot?: components["schemas"]["Snapshot"];
      /** @description the ruling that this one replaces, from the moment it is published */
      supersedes?: string;
      tags?: string[];
    };
    RulingPage: {
      /**
      * Format: date-time
      * @description with `changedSince`: what to ask for next time, when `next` is null
      */
      asOf?: string;
      items: components["schemas"]["Ruling"][];
      /** @description the `cursor` of the next page; null on the last one */
      next: string | null;
    };
    /** @description a JSON merge patch (RFC 7396): what is left out stays as it is, null removes */
    RulingPatch: {
      /** @description the action, merged into what is there; null removes it */
      action?: Record<string, never> | null;
      /**
      * @description whose authority it has: a judge may claim `table-judge` and `head-judge`, an organiser also `organiser`, an admin all
      * @enum {string}
      */
      authorityLevel?: "table-judge" | "head-judge" | "organiser" | "publisher";
      /** @description what it binds, merged into what is there; null removes it */
      binding?: Record<string, never> | null;
      cites?: string[];
      /** @description `legal`, `illegal`, or in words */
      decision?: string;
      /** @description the first day on which it holds; null removes it */
      effectiveFrom?: string | null;
      /** @description the event; null removes it */
      event?: string | null;
      /** @description the language; null removes it */
      language?: string | null;
      /** @description in words */
      question?: string;
      /** @description why it is amended; part of the new version, not of the ruling */
      reason?: string;
      reasoning?: string;
      /** @description an object is merged into the one that is there */
      ruleset?: string | Record<string, never>;
      /** @description the position, merged into what is there; null removes it */
      snapshot?: Record<string, never> | null;
      /** @description the ruling that this one replaces; null removes it */
      supersedes?: string | null;
      /** @description the tags; null removes it */
      tags?: string[] | null;
    };
    RulingVersions: {
      /** @description oldest first */
      items: components["schemas"]["Ruling"][];
    };
    Score: {
      /** @description null where the points belong to no feature */
      feature: components["schemas"]["Spot"] | null;
      lines: components["schemas"]["ScoreLine"][];
      player: string;
      points: number;
    };
    ScoreLine: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      each: number;
      label: string;
      points: number;
      quantity: number;
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
    };
    ScoringState: {
      /** @description whose decision is due */
      mover: string;
      scores: {
        feature: components["schemas"]["Spot"] | null;
        /** @description how the points come about */
        lines?: {
          /**
          * @description where no clause of the printing says it; left out: it is stated
          * @constant
          */
          basis?: "inferred";
          cites: string[];
          each: number;
          label: string;
          points: number;
          quantity: number;
          rule: string;
          seeAlso?: {
            clause: string;
            /** @enum {string} */
            why: "other-printing" | "by-analogy" | "contrary" | "history";
          }[];
        }[];
        /** @description who scored */
        player: string;
        points: number;
      }[];
    };
    /** @description a clause that bears on it and does not hold for the printing, or that another one was preferred to */
    SeeAlso: {
      clause: string;
      /** @enum {string} */
      why: "other-printing" | "by-analogy" | "contrary" | "history";
    };
    /** @description a position and the actions taken from it */
    SeneschalGame: {
      actions: components["schemas"]["Action"][];
      ruleset?: components["schemas"]["RulesetReference"];
      snapshot: components["schemas"]["Snapshot"];
    };
    /** @description a position and the actions taken from it */
    SeneschalReplayRequest: {
      /** @description index of a message: answer the position before it as well; as many as there are messages: after the last */
      at?: number;
      /** @description add the final scoring; left out: as the game says */
      endGame?: boolean;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      format: "seneschal";
      game: components["schemas"]["SeneschalGame"];
      /** @description list in every step what was legal before it */
      legalActions?: boolean;
      ruleset?: components["schemas"]["RulesetReference"];
    };
    Setting: {
      conflicts: {
        /** Format: uri-reference */
        href: string;
        id: string;
      }[];
      expansion: string;
      key: string;
      /** @enum {string} */
      kind: "edition-difference" | "community-ruling" | "house-rule" | "table-agreement";
      /**
      * @description of the texts, in an answer that is in another language
      * @constant
      */
      language?: "en";
      note?: string;
      /**
      * @description of note and resolution, where they are not translated
      * @constant
      */
      notesLanguage?: "en";
      presets: {
        [key: string]: {
          /** @enum {string} */
          basis: "stated" | "inferred";
          value: string;
        };
      };
      question: string;
      /** @description by edition */
      recommended: {
        [key: string]: string;
      };
      /**
      * @description of what is translated: by us, no source has it in this language
      * @constant
      */
      translation?: "ours";
      values: {
        cites: string[];
        means: string;
        value: string;
      }[];
    };
    /** @description chooses the reading of a setting */
    SettingBinding: {
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      kind: "setting";
      setting: string;
      value: string;
    };
    SettingDifference: {
      /**
      * @description of the question, in an answer that is in another language
      * @constant
      */
      language?: "en";
      question: string;
      setting: string;
      /** @description one for each of the `verdicts`, in their order */
      values: {
        /** @description the clauses that justify the value */
        cites: string[];
        /** @description null: nobody chose, or the setting is not part of the ruleset */
        value: string | null;
      }[];
    };
    SettingList: {
      items: components["schemas"]["Setting"][];
      names: components["schemas"]["Names"];
    };
    Setup: {
      /** @description tiles of these sets that lie in no pile and are not dealt */
      aside: {
        [key: string]: number;
      };
      /** @description what else the table has to say, and why */
      asked: components["schemas"]["SetupAsked"][];
      /** @description what the cited clauses say */
      clauses: {
        [key: string]: components["schemas"]["CitedClause"];
      };
      /** @description what each player takes */
      each: {
        figures: components["schemas"]["Share"][];
        tokens: components["schemas"]["Share"][];
      };
      engine: string;
      /** @description expansions of whose material the catalogue lacks some, which `GET /v1/expansions` names */
      incomplete: string[];
      /** @description what chance or the table still decides */
      lots: components["schemas"]["Lot"][];
      /** @description JSON pointers of what the snapshot does not say, as only the table can: `/prints/<tile>`, what is printed on a tile of which no source gives it (`~1` in it stands for `/`), and what `asked` tells more of */
      missing: string[];
      /** @description settings that the ruleset leaves open: and on which this hangs: it is set up under the first value of each */
      open: string[];
      /** @description what is drawn from, one pile after the other */
      piles: components["schemas"]["Pile"][];
      ruleset: {
        hash: string;
        id: string;
      };
      /** @description the sets of tiles that are played with */
      sets: string[];
      snapshot: components["schemas"]["Snapshot"];
      /** @description the expansion whose start lies on the table */
      start: string;
      /** @description the expansions that have a start, any of which can be asked for */
      starts: string[];
      /** @description what is done, in its order */
      steps: components["schemas"]["SetupStep"][];
    };
    /** @description something that no source says, or that is decided at the table */
    SetupAsked: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      /** @description clauses that hold for the printing */
      cites: string[];
      /**
      * Format: json-pointer
      * @description one of `missing`
      */
      pointer: string;
      /** @description the step of the setup that needs it */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
    };
    /** @description who plays by which rules; without a ruleset `hig-c1-current` is in force */
    SetupRequest: {
      /** @description how many, or their ids in the order of play */
      players: number | string[];
      ruleset?: components["schemas"]["RulesetReference"];
      /** @description the expansion whose start lies on the table, one of `starts`; left out: the first of them */
      start?: string;
      /** @description sets of tiles that stay in the box, by the names that `sets` has */
      without?: string[];
    };
    /** @description something that is done before the first turn */
    SetupStep: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      /** @description clauses that hold for the printing */
      cites: string[];
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
    };
    /** @description what each player takes of one kind */
    Share: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      /** @description clauses that hold for the printing */
      cites: string[];
      count: number;
      kind: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
    };
    Snapshot: {
      awards?: components["schemas"]["Awards"];
      bag?: components["schemas"]["Bag"];
      bazaar?: components["schemas"]["Bazaar"];
      figures?: components["schemas"]["Figure"][];
      /** @description neutral figures on the board, by kind; absent: off the board */
      neutral?: {
        [key: string]: components["schemas"]["NeutralFigure"];
      };
      /** @description in turn order */
      players: components["schemas"]["Player"][];
      /** @description what tiles show whose shape no source gives, by id: one line of the notation of designs for each cell, row by row */
      prints?: {
        [key: string]: string[];
      };
      /** @description completed features that are known to have been scored; left out: not known */
      scored?: components["schemas"]["Place"][];
      tiles: components["schemas"]["PlacedTile"][];
      tokens?: components["schemas"]["Token"][];
      turn?: components["schemas"]["Turn"];
      wheel?: components["schemas"]["WheelBoard"];
    };
    Source: {
      /** @enum {string} */
      authority: "official" | "official-clarification" | "reported" | "community" | "house" | "general-knowledge";
      /** @description how many clauses are taken from it; a printing is known only through the documents */
      clauses?: number;
      /** @description YYYY or YYYY-MM, where one of the documents states it */
      date: string | null;
      /** @description for a printing: the documents that speak of it */
      documents?: string[];
      /** @description `*`: of several editions, or of none */
      edition: string;
      id: string;
      /**
      * @description `printing`: known only through the documents; `rulebook`: cited from general knowledge, unchecked
      * @enum {string}
      */
      kind: "document" | "printing" | "rulebook";
      /** @description ISO 639-1 */
      language: string;
      note?: string;
      publisher: string;
      title: string;
      /** Format: uri */
      url?: string;
    };
    SourceList: {
      items: components["schemas"]["Source"][];
    };
    SourceReference: {
      /** @description section, footnote or page inside the source */
      locator: string;
      /** @description id of a source */
      source: string;
    };
    /** @description a feature `{tile, feature, edge?}`, a tile or a side of it `{tile, edge?}`, an area off the tiles `{area, place?, space?, player?}`, or beside a figure `{figure}` */
    Spot: components["schemas"]["Place"] | components["schemas"]["TileSpot"] | components["schemas"]["AreaSpot"] | components["schemas"]["FigureSpot"];
    Supersession: {
      reason: string;
      /** @description for `superseded`: the published ruling that replaces it */
      supersededBy: string;
    };
    /** @description an SVG document: no scripts, nothing loaded, every text escaped */
    Svg: string;
    Tile: {
      aliases: string[];
      /** @description how many are in each set */
      copies: {
        [key: string]: number;
      };
      expansion: string;
      features: {
        cell?: components["schemas"]["Cell"];
        /** @description the sides, or half-sides of a field, that it touches, unrotated */
        edges: string[];
        kind: string;
        /** @description what is printed on it */
        marks: string[];
        pennants: number;
        /** @description for a field: indices of the cities it borders, in `features` */
        touches: number[];
      }[];
      /** @description a draw group other than the ordinary bag */
      group?: string;
      id: string;
      /** @description the design in one line */
      notation: string;
      /** @description of a tile of several cells: how many from west to east and from north to south, unrotated */
      size?: number[];
      /** @description symbols of the whole tile */
      symbols: string[];
    };
    TileDiscarded: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      tile: string;
      /** @enum {string} */
      to: "box" | "set-aside" | "bag";
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "tile-discarded";
    };
    TileList: {
      items: components["schemas"]["Tile"][];
    };
    TilePlaced: {
      at: components["schemas"]["Cell"];
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      /** @enum {string} */
      half?: "nw" | "ne" | "se" | "sw";
      /**
      * @description degrees clockwise
      * @enum {integer}
      */
      rotation: 0 | 90 | 180 | 270;
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      tile: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "tile-placed";
    };
    TileSpot: {
      /**
      * @description of what lies at one side of it
      * @enum {string}
      */
      edge?: "n" | "e" | "s" | "w" | "nnw" | "nne" | "ene" | "ese" | "sse" | "ssw" | "wsw" | "wnw" | "centre" | "centre-2" | "nw" | "ne" | "se" | "sw" | "nw-2" | "ne-2" | "se-2" | "sw-2";
      tile: components["schemas"]["Cell"];
    };
    TilesReturned: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      /** @description tiles mixed back into the bag */
      tiles: string[];
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "tiles-returned";
    };
    Token: {
      active?: boolean;
      /** @description an area off the tiles: supply, captivity, hand, bag, box ... */
      area?: string;
      /** @description how the figure stands there, where that makes a difference */
      as?: string;
      /** @description how many lie there; 1 when left out */
      count?: number;
      /**
      * @description a side (n e s w), for fields a half-side (nnw nne ene ...); left out for what lies in the centre. Of half a tile that is named by the corner that the half fills (nw ne se sw), the second of its kind with `-2`
      * @enum {string}
      */
      edge?: "n" | "e" | "s" | "w" | "nnw" | "nne" | "ene" | "ese" | "sse" | "ssw" | "wsw" | "wnw" | "centre" | "centre-2" | "nw" | "ne" | "se" | "sw" | "nw-2" | "ne-2" | "se-2" | "sw-2";
      /** @description two sides, clockwise from n */
      edges?: [
        "n" | "e" | "s" | "w",
        "n" | "e" | "s" | "w"
      ];
      /** @description city road field monastery garden ... */
      feature?: string;
      /** @description id of the figure that it is beside */
      figure?: string;
      kind: string;
      number?: number;
      /** @description a player */
      owner?: string;
      /** @description two tokens of one owner and pair belong together */
      pair?: string;
      /** @description a place of the area */
      place?: string;
      /** @description whose area it is */
      player?: string;
      /** @description a space of the place, or of a track, past whose start payments may lead */
      space?: number;
      tile?: components["schemas"]["Cell"];
      value?: number;
      /** @description beside it on a track */
      with?: {
        /** @description his counting figure */
        counter: string;
        /** @description a player */
        player: string;
      };
    };
    TokenRemoved: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      tile: components["schemas"]["Cell"];
      token: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "token-removed";
    };
    TokensReceived: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      count: number;
      player: string;
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      token: string;
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "tokens-received";
    };
    TowerCapture: {
      tile: components["schemas"]["Cell"];
    };
    /** @description points of the two counting figures; their sum is the score */
    Track: {
      /** @description of the usual counting figure */
      meeple: number;
      /** @description of the messenger */
      messenger: number;
    };
    TraitCell: {
      cites: string[];
      /**
      * @description our reading where the sources are silent
      * @enum {string}
      */
      inferred?: "yes" | "no";
      note?: string;
      /** @enum {string} */
      value: "yes" | "no" | "unspecified";
    };
    /** @description labels are in the language of the answer */
    TraitTable: {
      columns: {
        expansion: string;
        id: string;
        label: string;
      }[];
      /**
      * @description of the notes, in an answer that is in another language
      * @constant
      */
      notesLanguage?: "en";
      rows: {
        /** @description by column, then by edition */
        cells: {
          [key: string]: {
            [key: string]: components["schemas"]["TraitCell"];
          };
        };
        expansion: string;
        group: string;
        label: string;
        /**
        * @description of the label, where we know no name in the language of the answer
        * @constant
        */
        language?: "en";
        /** @description kind of figure or token, or where a figure stands */
        subject: string;
      }[];
    };
    Turn: {
      abbeys?: components["schemas"]["AbbeyRound"];
      auction?: components["schemas"]["Auction"];
      capture?: components["schemas"]["TowerCapture"];
      castle?: components["schemas"]["CastleBuilding"];
      catapult?: components["schemas"]["CatapultRound"];
      circle?: components["schemas"]["CornCircle"];
      city?: components["schemas"]["CityProcedure"];
      counters?: components["schemas"]["CountersOfTheTurn"];
      /** @description the actions of this turn in order; its `place-tile` comes before what follows from it */
      done?: ({
        at?: number[] | {
          /** @description an area off the tiles: supply, captivity, hand, bag, box ... */
          area?: string;
          /** @description how the figure stands there, where that makes a difference */
          as?: string;
          /**
          * @description a side (n e s w), for fields a half-side (nnw nne ene ...); left out for what lies in the centre. Of half a tile that is named by the corner that the half fills (nw ne se sw), the second of its kind with `-2`
          * @enum {string}
          */
          edge?: "n" | "e" | "s" | "w" | "nnw" | "nne" | "ene" | "ese" | "sse" | "ssw" | "wsw" | "wnw" | "centre" | "centre-2" | "nw" | "ne" | "se" | "sw" | "nw-2" | "ne-2" | "se-2" | "sw-2";
          /** @description two sides, clockwise from n */
          edges?: [
            "n" | "e" | "s" | "w",
            "n" | "e" | "s" | "w"
          ];
          /** @description city road field monastery garden ... */
          feature?: string;
          /** @description id of the figure that it is beside */
          figure?: string;
          /** @description a place of the area */
          place?: string;
          /** @description whose area it is */
          player?: string;
          /** @description a space of the place, or of a track, past whose start payments may lead */
          space?: number;
          tile?: components["schemas"]["Cell"];
          /** @description beside it on a track */
          with?: {
            /** @description his counting figure */
            counter: string;
            /** @description a player */
            player: string;
          };
        };
        by?: string;
        figure?: string;
        kind?: string;
        of?: string;
        option?: string;
        player?: string;
        /**
        * @description degrees clockwise
        * @enum {integer}
        */
        rotation?: 0 | 90 | 180 | 270;
        /** @description id of a tile; of a bid: which one */
        tile?: string | number;
        to?: number[] | {
          /** @description an area off the tiles: supply, captivity, hand, bag, box ... */
          area?: string;
          /** @description how the figure stands there, where that makes a difference */
          as?: string;
          /**
          * @description a side (n e s w), for fields a half-side (nnw nne ene ...); left out for what lies in the centre. Of half a tile that is named by the corner that the half fills (nw ne se sw), the second of its kind with `-2`
          * @enum {string}
          */
          edge?: "n" | "e" | "s" | "w" | "nnw" | "nne" | "ene" | "ese" | "sse" | "ssw" | "wsw" | "wnw" | "centre" | "centre-2" | "nw" | "ne" | "se" | "sw" | "nw-2" | "ne-2" | "se-2" | "sw-2";
          /** @description two sides, clockwise from n */
          edges?: [
            "n" | "e" | "s" | "w",
            "n" | "e" | "s" | "w"
          ];
          /** @description city road field monastery garden ... */
          feature?: string;
          /** @description id of the figure that it is beside */
          figure?: string;
          /** @description a place of the area */
          place?: string;
          /** @description whose area it is */
          player?: string;
          /** @description a space of the place, or of a track, past whose start payments may lead */
          space?: number;
          tile?: components["schemas"]["Cell"];
          /** @description beside it on a track */
          with?: {
            /** @description his counting figure */
            counter: string;
            /** @description a player */
            player: string;
          };
        };
        type: string;
        via?: string;
      } & {
        [key: string]: unknown;
      })[];
      dragon?: components["schemas"]["DragonWalk"];
      /** @description what was done in earlier parts of this turn */
      earlier?: ({
        at?: number[] | {
          /** @description an area off the tiles: supply, captivity, hand, bag, box ... */
          area?: string;
          /** @description how the figure stands there, where that makes a difference */
          as?: string;
          /**
          * @description a side (n e s w), for fields a half-side (nnw nne ene ...); left out for what lies in the centre. Of half a tile that is named by the corner that the half fills (nw ne se sw), the second of its kind with `-2`
          * @enum {string}
          */
          edge?: "n" | "e" | "s" | "w" | "nnw" | "nne" | "ene" | "ese" | "sse" | "ssw" | "wsw" | "wnw" | "centre" | "centre-2" | "nw" | "ne" | "se" | "sw" | "nw-2" | "ne-2" | "se-2" | "sw-2";
          /** @description two sides, clockwise from n */
          edges?: [
            "n" | "e" | "s" | "w",
            "n" | "e" | "s" | "w"
          ];
          /** @description city road field monastery garden ... */
          feature?: string;
          /** @description id of the figure that it is beside */
          figure?: string;
          /** @description a place of the area */
          place?: string;
          /** @description whose area it is */
          player?: string;
          /** @description a space of the place, or of a track, past whose start payments may lead */
          space?: number;
          tile?: components["schemas"]["Cell"];
          /** @description beside it on a track */
          with?: {
            /** @description his counting figure */
            counter: string;
            /** @description a player */
            player: string;
          };
        };
        by?: string;
        figure?: string;
        kind?: string;
        of?: string;
        option?: string;
        player?: string;
        /**
        * @description degrees clockwise
        * @enum {integer}
        */
        rotation?: 0 | 90 | 180 | 270;
        /** @description id of a tile; of a bid: which one */
        tile?: string | number;
        to?: number[] | {
          /** @description an area off the tiles: supply, captivity, hand, bag, box ... */
          area?: string;
          /** @description how the figure stands there, where that makes a difference */
          as?: string;
          /**
          * @description a side (n e s w), for fields a half-side (nnw nne ene ...); left out for what lies in the centre. Of half a tile that is named by the corner that the half fills (nw ne se sw), the second of its kind with `-2`
          * @enum {string}
          */
          edge?: "n" | "e" | "s" | "w" | "nnw" | "nne" | "ene" | "ese" | "sse" | "ssw" | "wsw" | "wnw" | "centre" | "centre-2" | "nw" | "ne" | "se" | "sw" | "nw-2" | "ne-2" | "se-2" | "sw-2";
          /** @description two sides, clockwise from n */
          edges?: [
            "n" | "e" | "s" | "w",
            "n" | "e" | "s" | "w"
          ];
          /** @description city road field monastery garden ... */
          feature?: string;
          /** @description id of the figure that it is beside */
          figure?: string;
          /** @description a place of the area */
          place?: string;
          /** @description whose area it is */
          player?: string;
          /** @description a space of the place, or of a track, past whose start payments may lead */
          space?: number;
          tile?: components["schemas"]["Cell"];
          /** @description beside it on a track */
          with?: {
            /** @description his counting figure */
            counter: string;
            /** @description a player */
            player: string;
          };
        };
        type: string;
        via?: string;
      } & {
        [key: string]: unknown;
      })[];
      exchange?: components["schemas"]["PrisonerExchange"];
      /** @description whether this turn has won its player a further part (a double turn); left out: read off the board */
      extraPart?: boolean;
      ferry?: components["schemas"]["FerriesReached"];
      flight?: components["schemas"]["Flight"];
      flock?: components["schemas"]["Flock"];
      further?: components["schemas"]["FurtherTile"];
      ghost?: components["schemas"]["GhostRound"];
      gingerbread?: components["schemas"]["Gingerbread"];
      gold?: components["schemas"]["GoldClaims"];
      leipzig?: components["schemas"]["LeipzigSending"];
      lesson?: components["schemas"]["Lesson"];
      magic?: components["schemas"]["Magic"];
      message?: components["schemas"]["MessageRound"];
      /** @description part of a double turn; 1 when left out */
      part?: number;
      /** @description where it was laid; left out: where a `place-tile` among `done` says */
      placed?: {
        at: components["schemas"]["Cell"];
      };
      /** @description the active player */
      player: string;
      robber?: components["schemas"]["RobberRound"];
      robbing?: components["schemas"]["Robbing"];
      scoring?: components["schemas"]["ScoringState"];
      /**
      * @description where that tile comes from; left out: the bag
      * @enum {string}
      */
      source?: "bag" | "hand" | "bazaar";
      step: string;
      /** @description the tile in hand, then the tile just laid; left out: the one that lies where `placed` says */
      tile?: string;
      wagon?: components["schemas"]["Wagons"];
      wheel?: components["schemas"]["WheelRound"];
    };
    TurnBegun: {
      /**
      * @description where no clause of the printing says it; left out: it is stated
      * @constant
      */
      basis?: "inferred";
      cites: string[];
      /** @description the procedures that go on, as this turn is a part of them; whatever else the position held of a turn is over */
      keeps: string[];
      player: string;
      /** @description the rule that brings it about */
      rule: string;
      /** @description clauses that bear on it without holding for the printing */
      seeAlso?: components["schemas"]["SeeAlso"][];
      /**
      * @description discriminator enum property added by openapi-typescript
      * @enum {string}
      */
      type: "turn-begun";
    };
    UndecidedAction: {
      action: components["schemas"]["Action"];
      /** @description those that leave it open, with their readings */
      findings: components["schemas"]["Finding"][];
      /** @enum {string} */
      verdict: "legal" | "illegal" | "undetermined" | "disputed" | "unregulated" | "unsupported";
    };
    /** @description under this ruleset the position or the action cannot be read */
    Unreadable: {
      problem: components["schemas"]["Problem"];
      ruleset: {
        hash: string;
        id: string;
      };
    };
    Validation: {
      /** @description pointers are relative to the body of the request */
      defects: components["schemas"]["Defect"][];
      valid: boolean;
      /** @description of a sound position: what is unlikely, but possible */
      warnings: components["schemas"]["Defect"][];
    };
    /** @description a position to be checked */
    ValidationRequest: {
      ruleset?: components["schemas"]["RulesetReference"];
      snapshot: components["schemas"]["Snapshot"];
    };
    Verdict: {
      action: components["schemas"]["Action"];
      /** @description null unless the action can be applied, and with `?after=none` */
      after: components["schemas"]["Snapshot"] | null;
      /**
      * @description the weakest that a deciding finding rests on
      * @enum {string}
      */
      basis: "stated" | "inferred";
      /** @description with `?clauses=ids`: the clauses by their ids, and none in `clauses` */
      clauseIds?: string[];
      clauses: {
        [key: string]: components["schemas"]["CitedClause"];
      };
      /** @description for an action that nothing in play has: the ids of the expansions that have it */
      comesWith?: string[];
      /** @description ids of the rules without which the verdict would be different; a ban that is inferred is none beside one that is stated */
      decidedBy: string[];
      effects: components["schemas"]["Effect"][];
      engine: string;
      findings: components["schemas"]["Finding"][];
      /** @description `sha256-` and the hash of ruleset, snapshot, action and engine version */
      id: string;
      /** @description what an undetermined verdict lacks, as JSON pointers */
      missing?: string[];
      /** @description for an action that is not modelled: the clauses nearest to it */
      nearest?: string[];
      next: components["schemas"]["Next"];
      precedents: components["schemas"]["Precedent"][];
      ruleset: {
        hash: string;
        id: string;
      };
      scores: components["schemas"]["Score"][];
      /** @enum {string} */
      verdict: "legal" | "illegal" | "undetermined" | "disputed" | "unregulated" | "unsupported";
    };
    Wagons: {
      /** @description the wagons that were scored and have yet to decide, in order; `from` is where each stands */
      left: {
        /** @description id of the wagon */
        figure: string;
        from: components["schemas"]["Place"];
        /** @description a player */
        owner: string;
      }[];
      /** @description whose decision is due */
      mover: string;
    };
    /** @description what the board of the Wheel of Fortune shows */
    WheelBoard: {
      /** @description how many crowns each segment has; one that is left out is not known */
      crowns?: {
        famine?: number;
        fortune?: number;
        inquisition?: number;
        plague?: number;
        storm?: number;
        taxes?: number;
      };
    };
    /** @description players give up a follower one after the other */
    WheelRound: {
      /** @description who has given up a follower in this round */
      asked: string[];
      /**
      * @description the segment on which the pig has come to stand
      * @enum {string}
      */
      event: "fortune" | "taxes" | "famine" | "storm" | "inquisition" | "plague";
      /** @description whose decision is due */
      mover: string;
    };
    Withdrawal: {
      reason: string;
    };
  };
  responses: {
    /** @description what is wrong with the request, or why it cannot be answered now */
    Problem: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getHealth: {
    parameters: {
    };
    responses: {
      /** @description it does */
      200: {
        content: {
          "application/json": components["schemas"]["Health"];
        };
      };
      400: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
    };
  };
  getReadiness: {
    parameters: {
    };
    responses: {
      /** @description it can */
      200: {
        content: {
          "application/json": components["schemas"]["Health"];
        };
      };
      400: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getOverview: {
    parameters: {
    };
    responses: {
      /** @description the addresses */
      200: {
        content: {
          "application/json": components["schemas"]["Overview"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  adjudicate: {
    parameters: {
      query?: {
        /** @description `none`: `after` is null whatever follows. `full` when left out */
        after?: "full" | "none";
        /** @description `ids`: `clauses` is empty, `clauseIds` names them; `/v1/clauses/{id}` has their texts. `full` when left out */
        clauses?: "full" | "ids";
        /** @description `deciding`: those of the rules in `decidedBy`, and no clauses that only the others cite. `all` when left out */
        findings?: "all" | "deciding";
      };
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdjudicationRequest"];
      };
    };
    responses: {
      /** @description the verdict, whichever it is */
      200: {
        content: {
          "application/json": components["schemas"]["Verdict"];
        };
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  adjudicateBatch: {
    parameters: {
      query?: {
        /** @description `none`: `after` is null whatever follows. `full` when left out */
        after?: "full" | "none";
        /** @description `ids`: `clauses` is empty, `clauseIds` names them; `/v1/clauses/{id}` has their texts. `full` when left out */
        clauses?: "full" | "ids";
        /** @description `deciding`: those of the rules in `decidedBy`, and no clauses that only the others cite. `all` when left out */
        findings?: "all" | "deciding";
      };
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
    };
    requestBody: {
      content: {
        "application/x-ndjson": components["schemas"]["AdjudicationRequest"];
      };
    };
    responses: {
      /** @description one line for each line of the request */
      200: {
        content: {
          "application/x-ndjson": components["schemas"]["BatchLine"];
        };
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listAudit: {
    parameters: {
      query?: {
        /** @description `next` of the page before */
        cursor?: string;
        /** @description how many on a page */
        limit?: number;
        /** @description only what was done to this one: `ruling:`, `ruleset:` or `key:` and an id */
        subject?: string;
      };
    };
    responses: {
      /** @description a page of entries */
      200: {
        content: {
          "application/json": components["schemas"]["AuditPage"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      403: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listDownloads: {
    parameters: {
    };
    responses: {
      /** @description the downloads */
      200: {
        content: {
          "application/json": components["schemas"]["DownloadList"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  download: {
    parameters: {
      path: {
        /** @description id of a download */
        id: "clauses" | "cases" | "conflicts" | "expansions" | "rules" | "rulings" | "settings" | "tiles";
      };
    };
    responses: {
      /** @description one item on each line */
      200: {
        content: {
          "application/x-ndjson": components["schemas"]["BulkLine"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listCaseTopics: {
    parameters: {
    };
    responses: {
      /** @description all topics, in the order of the suite */
      200: {
        content: {
          "application/json": components["schemas"]["CaseTopicList"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listCases: {
    parameters: {
      query?: {
        /** @description id of a clause that the case exercises */
        clause?: string;
        /** @description `next` of the page before */
        cursor?: string;
        /** @description id of an expansion that is in play */
        expansion?: "base" | "inns-and-cathedrals" | "king-and-robber" | "traders-and-builders" | "count" | "siege" | "princess-and-dragon" | "river" | "tower" | "gq11" | "abbey-and-mayor" | "cult" | "catapult" | "wheel-of-fortune" | "tunnel" | "bridges-castles-and-bazaars" | "plague" | "corn-circles" | "school" | "festival" | "phantom" | "little-buildings" | "flier" | "messages" | "ferries" | "goldmines" | "mage-and-witch" | "robbers" | "wind-roses" | "winter" | "russian-promos" | "abbot" | "halflings" | "hills-and-sheep" | "darmstadt" | "monasteries" | "city-gates" | "castles-in-germany" | "watchtowers" | "labyrinth" | "under-the-big-top" | "markets-of-leipzig" | "spiel-doch" | "peasant-revolts" | "ghosts-castles-and-cemeteries";
        /** @description id of the expansion in whose folder it lies */
        folder?: "base" | "inns-and-cathedrals" | "king-and-robber" | "traders-and-builders" | "count" | "siege" | "princess-and-dragon" | "river" | "tower" | "gq11" | "abbey-and-mayor" | "cult" | "catapult" | "wheel-of-fortune" | "tunnel" | "bridges-castles-and-bazaars" | "plague" | "corn-circles" | "school" | "festival" | "phantom" | "little-buildings" | "flier" | "messages" | "ferries" | "goldmines" | "mage-and-witch" | "robbers" | "wind-roses" | "winter" | "russian-promos" | "abbot" | "halflings" | "hills-and-sheep" | "darmstadt" | "monasteries" | "city-gates" | "castles-in-germany" | "watchtowers" | "labyrinth" | "under-the-big-top" | "markets-of-leipzig" | "spiel-doch" | "peasant-revolts" | "ghosts-castles-and-cemeteries";
        /** @description how many on a page */
        limit?: number;
        /** @description id of a preset under which it expects something */
        preset?: "hig-c1-original-2005" | "hig-c1-big-box-2" | "hig-c1-big-box-3" | "hig-c1-current" | "rgg-big-box-1" | "rgg-big-box-3" | "zmg-c1" | "zmg-c2-2016" | "wikicarpedia-c2-current" | "hig-c2";
        /** @description words of its id, in any order */
        q?: string;
        /** @description what it is about: the first word of its id */
        topic?: string;
      };
    };
    responses: {
      /** @description a page of cases */
      200: {
        content: {
          "application/json": components["schemas"]["CasePage"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getCase: {
    parameters: {
      path: {
        /** @description id of a case */
        id: string;
      };
    };
    responses: {
      /** @description the case */
      200: {
        content: {
          "application/json": components["schemas"]["CaseDocument"];
          "image/svg+xml": components["schemas"]["Svg"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listClauses: {
    parameters: {
      query?: {
        /** @description `YYYY` or `YYYY-MM`: what was in force at the end of that year or month, as far as the sources date it */
        asOf?: string;
        authority?: "official" | "official-clarification" | "reported" | "community" | "house" | "general-knowledge";
        /** @description `next` of the page before */
        cursor?: string;
        edition?: "C1" | "C2" | "C3";
        /** @description id of an expansion that the clause involves */
        expansion?: "base" | "inns-and-cathedrals" | "king-and-robber" | "traders-and-builders" | "count" | "siege" | "princess-and-dragon" | "river" | "tower" | "gq11" | "abbey-and-mayor" | "cult" | "catapult" | "wheel-of-fortune" | "tunnel" | "bridges-castles-and-bazaars" | "plague" | "corn-circles" | "school" | "festival" | "phantom" | "little-buildings" | "flier" | "messages" | "ferries" | "goldmines" | "mage-and-witch" | "robbers" | "wind-roses" | "winter" | "russian-promos" | "abbot" | "halflings" | "hills-and-sheep" | "darmstadt" | "monasteries" | "city-gates" | "castles-in-germany" | "watchtowers" | "labyrinth" | "under-the-big-top" | "markets-of-leipzig" | "spiel-doch" | "peasant-revolts" | "ghosts-castles-and-cemeteries";
        /** @description kind of a figure that it involves */
        figure?: "meeple" | "large-meeple" | "builder" | "pig" | "count" | "dragon" | "fairy" | "mayor" | "wagon" | "barn" | "wheel-pig" | "teacher" | "phantom" | "messenger" | "mage" | "witch" | "robber" | "gingerbread-man" | "abbot" | "shepherd" | "ringmaster" | "big-top" | "guard-meeple" | "ghost" | "acrobat" | "tower-follower" | "castle-follower";
        kind?: "rule" | "clarification" | "faq" | "example" | "change-note" | "publisher-difference" | "errata-or-conflict" | "house-rule";
        /** @description how many on a page */
        limit?: number;
        /** @description part of the turn that it involves; `step` has the same with the names that positions use */
        phase?: string;
        /** @description id of a preset: clauses of its edition and publisher */
        preset?: "hig-c1-original-2005" | "hig-c1-big-box-2" | "hig-c1-big-box-3" | "hig-c1-current" | "rgg-big-box-1" | "rgg-big-box-3" | "zmg-c1" | "zmg-c2-2016" | "wikicarpedia-c2-current" | "hig-c2";
        /** @description clauses of this publisher, and those that all share */
        publisher?: "*" | "HiG" | "RGG" | "ZMG" | "Spielbox" | "CundCo";
        /** @description words to look for, in English, or names of things in Polish or German; typing errors are forgiven */
        q?: string;
        /** @description id of a source that it is taken from */
        source?: string;
        /** @description step of the turn that it involves, named as in `turn.step` */
        step?: "choose-tile" | "draw-tile" | "place-tile" | "last-abbeys" | "give-up-figure" | "place-gold" | "move-magic-figure" | "place-robber" | "place-ghost" | "place-figure" | "capture" | "exchange-prisoner" | "roll-die" | "land-figure" | "draw-sheep" | "place-piece" | "place-ferry" | "move-ferry" | "tend-flock" | "leave-city" | "move-wagon" | "build-castle" | "choose-castle-feature" | "choose-teacher-score" | "choose-counter" | "draw-message" | "resolve-message" | "take-gold" | "choose-robbed" | "move-gingerbread-man" | "send-to-leipzig" | "enter-city" | "move-count" | "escape-siege" | "choose-corn-circle" | "follow-corn-circle" | "call-gingerbread-man" | "draw-animal" | "protect-newcomer" | "choose-catapult-token" | "throw" | "exchange-figure" | "uncover-tiles" | "select-tile" | "bid" | "buy-or-sell" | "leave-city-at-end" | "draw-last-animal" | "move-dragon" | "spread-plague" | "game-over" | "setup" | "start-of-turn" | "score" | "end-of-turn";
        /** @description kind of a token that it involves */
        token?: "king-marker" | "robber-marker" | "king-tile" | "robber-tile" | "wine" | "grain" | "cloth" | "tower-piece" | "tower-closed" | "catapult-token" | "tunnel-token" | "bridge" | "castle" | "plague-token" | "flea" | "outbreak" | "shed" | "house" | "tower-house" | "little-building" | "ferry" | "gold" | "sheep-token" | "wolf-token" | "animal-token" | "printed-inn" | "printed-cathedral" | "land-tile" | "printed-farmhouse" | "printed-sheep" | "tower-foundation" | "abbey-tile" | "message" | "german-castle-tile" | "big-top";
      };
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
    };
    responses: {
      /** @description a page of clauses */
      200: {
        content: {
          "application/json": components["schemas"]["ClausePage"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getClause: {
    parameters: {
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
      path: {
        /** @description id of a clause */
        id: string;
      };
    };
    responses: {
      /** @description the clause */
      200: {
        content: {
          "application/json": components["schemas"]["ClauseDetail"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  compareRulesets: {
    parameters: {
      query?: {
        /** @description `none`: `after` is null whatever follows. `full` when left out */
        after?: "full" | "none";
        /** @description `ids`: `clauses` is empty, `clauseIds` names them; `/v1/clauses/{id}` has their texts. `full` when left out */
        clauses?: "full" | "ids";
        /** @description `deciding`: those of the rules in `decidedBy`, and no clauses that only the others cite. `all` when left out */
        findings?: "all" | "deciding";
      };
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
        /** @description `wait=N`: seconds that the client waits, at most 600; 60 where it is left out. What takes longer is stopped, and answered with 503 */
        prefer?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ComparisonRequest"];
      };
    };
    responses: {
      /** @description the verdicts and their differences */
      200: {
        content: {
          "application/json": components["schemas"]["Comparison"];
        };
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listConflicts: {
    parameters: {
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
    };
    responses: {
      /** @description all of them */
      200: {
        content: {
          "application/json": components["schemas"]["ConflictList"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getConflict: {
    parameters: {
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
      path: {
        /** @description id of a contradiction (`conflict.dragon.diet`) or of an open question (`open.01`) */
        id: string;
      };
    };
    responses: {
      /** @description the contradiction or the question */
      200: {
        content: {
          "application/json": components["schemas"]["ConflictOrQuestion"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listExpansions: {
    parameters: {
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
    };
    responses: {
      /** @description all expansions */
      200: {
        content: {
          "application/json": components["schemas"]["ExpansionList"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getExpansion: {
    parameters: {
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
      path: {
        /** @description id of an expansion */
        id: string;
      };
    };
    responses: {
      /** @description the expansion */
      200: {
        content: {
          "application/json": components["schemas"]["Expansion"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listJobs: {
    parameters: {
      query?: {
        /** @description `next` of the page before */
        cursor?: string;
        /** @description how many on a page */
        limit?: number;
      };
    };
    responses: {
      /** @description a page of jobs */
      200: {
        content: {
          "application/json": components["schemas"]["JobPage"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  submitJob: {
    parameters: {
      query: {
        /** @description what is done with each item */
        kind: "adjudicate" | "replay" | "conformance";
      };
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
        /** @description the same request with the same key is done once, and answered the same */
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["JobItems"];
        "application/x-ndjson": components["schemas"]["JobItem"];
      };
    };
    responses: {
      /** @description the job, which waits for its turn; `Location` is where it is */
      202: {
        content: {
          "application/json": components["schemas"]["Job"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      403: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      409: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getJob: {
    parameters: {
      path: {
        /** @description id of a job */
        id: string;
      };
    };
    responses: {
      /** @description the job */
      200: {
        content: {
          "application/json": components["schemas"]["Job"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  cancelJob: {
    parameters: {
      path: {
        /** @description id of a job */
        id: string;
      };
    };
    responses: {
      /** @description the job */
      200: {
        content: {
          "application/json": components["schemas"]["Job"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getJobResults: {
    parameters: {
      query?: {
        /** @description only results of items after the one with this index */
        after?: number;
        /** @description how many; all when left out */
        limit?: number;
      };
      path: {
        /** @description id of a job */
        id: string;
      };
    };
    responses: {
      /** @description one result on each line */
      200: {
        content: {
          "application/x-ndjson": components["schemas"]["JobResult"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listKeys: {
    parameters: {
    };
    responses: {
      /** @description the keys */
      200: {
        content: {
          "application/json": components["schemas"]["KeyList"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      403: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  createKey: {
    parameters: {
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["KeyRequest"];
      };
    };
    responses: {
      /** @description the key, with its secret */
      201: {
        content: {
          "application/json": components["schemas"]["NewKey"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      403: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      409: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  revokeKey: {
    parameters: {
      query?: {
        /** @description why; it goes into the audit */
        reason?: string;
      };
      path: {
        /** @description id of a key */
        id: string;
      };
    };
    responses: {
      /** @description the key */
      200: {
        content: {
          "application/json": components["schemas"]["Key"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      403: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getOwnKey: {
    parameters: {
    };
    responses: {
      /** @description the key, without its secret */
      200: {
        content: {
          "application/json": components["schemas"]["Key"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listLegalActions: {
    parameters: {
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LegalActionsRequest"];
      };
    };
    responses: {
      /** @description the legal actions */
      200: {
        content: {
          "application/json": components["schemas"]["LegalActions"];
        };
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  convertNotation: {
    parameters: {
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NotationRequest"];
      };
    };
    responses: {
      /** @description the question in one line, and as JSON */
      200: {
        content: {
          "application/json": components["schemas"]["Notation"];
        };
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  describePosition: {
    parameters: {
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PositionRequest"];
      };
    };
    responses: {
      /** @description what stands there */
      200: {
        content: {
          "application/json": components["schemas"]["PositionDescription"];
          "image/svg+xml": components["schemas"]["Svg"];
        };
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listProblems: {
    parameters: {
    };
    responses: {
      /** @description all codes */
      200: {
        content: {
          "application/json": components["schemas"]["CodeList"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getProblem: {
    parameters: {
      path: {
        /** @description code of a problem */
        id: string;
      };
    };
    responses: {
      /** @description the code */
      200: {
        content: {
          "application/json": components["schemas"]["Code"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  replayGame: {
    parameters: {
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
        /** @description `wait=N`: seconds that the client waits, at most 600; 60 where it is left out. What takes longer is stopped, and answered with 503 */
        prefer?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReplayRequest"];
      };
    };
    responses: {
      /** @description each step, and how it ended */
      200: {
        content: {
          "application/json": components["schemas"]["Replay"];
        };
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listRules: {
    parameters: {
      query?: {
        /** @description id of the expansion that declares it */
        expansion?: "base" | "inns-and-cathedrals" | "king-and-robber" | "traders-and-builders" | "count" | "siege" | "princess-and-dragon" | "river" | "tower" | "gq11" | "abbey-and-mayor" | "cult" | "catapult" | "wheel-of-fortune" | "tunnel" | "bridges-castles-and-bazaars" | "plague" | "corn-circles" | "school" | "festival" | "phantom" | "little-buildings" | "flier" | "messages" | "ferries" | "goldmines" | "mage-and-witch" | "robbers" | "wind-roses" | "winter" | "russian-promos" | "abbot" | "halflings" | "hills-and-sheep" | "darmstadt" | "monasteries" | "city-gates" | "castles-in-germany" | "watchtowers" | "labyrinth" | "under-the-big-top" | "markets-of-leipzig" | "spiel-doch" | "peasant-revolts" | "ghosts-castles-and-cemeteries";
        /** @description what it decides or brings about */
        kind?: "rule" | "scoring" | "bonus" | "final" | "trigger" | "skip" | "consequence" | "setup" | "setting";
        /** @description kind of action, of feature or of effect */
        on?: string;
      };
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
    };
    responses: {
      /** @description the rules */
      200: {
        content: {
          "application/json": components["schemas"]["RuleList"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getRule: {
    parameters: {
      path: {
        /** @description id of a rule */
        id: string;
      };
    };
    responses: {
      /** @description the rule */
      200: {
        content: {
          "application/json": components["schemas"]["Rule"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listRulesets: {
    parameters: {
      query?: {
        /** @description `next` of the page before */
        cursor?: string;
        /** @description how many on a page */
        limit?: number;
        /** @description words of the id, the label or the notes, possibly misspelt */
        q?: string;
      };
    };
    responses: {
      /** @description a page of rulesets */
      200: {
        content: {
          "application/json": components["schemas"]["RulesetPage"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  storeRuleset: {
    parameters: {
      header?: {
        /** @description the same request with the same key is done once, and answered the same */
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RulesetInput"];
      };
    };
    responses: {
      /** @description the ruleset, with the value of every setting */
      201: {
        content: {
          "application/json": components["schemas"]["Ruleset"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      403: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      409: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getRuleset: {
    parameters: {
      query?: {
        /** @description with the rulings made for this event */
        event?: string;
        /** @description as it was stored or printed */
        rulings?: "none";
        /** @description the latest when left out */
        version?: number;
      };
      path: {
        /** @description id of a ruleset */
        id: string;
      };
    };
    responses: {
      /** @description the ruleset */
      200: {
        content: {
          "application/json": components["schemas"]["Ruleset"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  diffRulesets: {
    parameters: {
      query?: {
        /** @description the latest when left out */
        otherVersion?: number;
        /** @description the latest when left out */
        version?: number;
      };
      header?: {
        /** @description `wait=N`: seconds that the client waits, at most 600; 60 where it is left out. What takes longer is stopped, and answered with 503 */
        prefer?: string;
      };
      path: {
        /** @description id or hash of the first ruleset */
        id: string;
        /** @description id or hash of the second ruleset */
        other: string;
      };
    };
    responses: {
      /** @description the differences */
      200: {
        content: {
          "application/json": components["schemas"]["RulesetDiff"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listRulesetVersions: {
    parameters: {
      path: {
        /** @description id of a ruleset */
        id: string;
      };
    };
    responses: {
      /** @description every version */
      200: {
        content: {
          "application/json": components["schemas"]["RulesetVersions"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listRulings: {
    parameters: {
      query?: {
        authorityLevel?: "table-judge" | "head-judge" | "organiser" | "publisher";
        /** @description only those that bind */
        binding?: true;
        /** @description only what was written later, ISO 8601: the `asOf` of the last time */
        changedSince?: string;
        /** @description id of a clause that it cites */
        clause?: string;
        /** @description `next` of the page before */
        cursor?: string;
        /** @description the event */
        event?: string;
        /** @description id of an expansion that it is about */
        expansion?: string;
        /** @description kind of a figure that it is about */
        figure?: string;
        /** @description first day, `YYYY-MM-DD`: from when it holds, or else when it was written */
        from?: string;
        /** @description how many on a page */
        limit?: number;
        /** @description words of the question, the decision, the reasoning, the event or the tags, possibly misspelt, also in Polish or German; `"a phrase"`, `-without` and `or` are understood */
        q?: string;
        /** @description id of a rule of the engine's verdict, or that it decides */
        rule?: string;
        /** @description id of the ruleset that it was made for, or of the preset of an inline one */
        ruleset?: string;
        /** @description all when left out; drafts are shown to their authors and to organisers */
        status?: "draft" | "published" | "superseded" | "withdrawn";
        /** @description one of its tags */
        tag?: string;
        /** @description last day, `YYYY-MM-DD` */
        to?: string;
      };
    };
    responses: {
      /** @description a page of rulings */
      200: {
        content: {
          "application/json": components["schemas"]["RulingPage"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  createRuling: {
    parameters: {
      header?: {
        /** @description the same request with the same key is done once, and answered the same */
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RulingInput"];
      };
    };
    responses: {
      /** @description the draft */
      201: {
        content: {
          "application/json": components["schemas"]["Ruling"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      403: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      409: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getRuling: {
    parameters: {
      query?: {
        /** @description the latest when left out */
        version?: number;
      };
      path: {
        /** @description id of a ruling, or the hash of a version */
        id: string;
      };
    };
    responses: {
      /** @description the ruling */
      200: {
        content: {
          "application/json": components["schemas"]["Ruling"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  amendRuling: {
    parameters: {
      header?: {
        /** @description the same request with the same key is done once, and answered the same */
        "idempotency-key"?: string;
        /** @description must be there: the ETag of the version that is changed. One that begins with `W/` is taken as well, since proxies that pack answers make ETags weak on the way */
        "if-match"?: string;
      };
      path: {
        /** @description id of a ruling */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RulingPatch"];
        "application/merge-patch+json": components["schemas"]["RulingPatch"];
      };
    };
    responses: {
      /** @description the new version */
      200: {
        content: {
          "application/json": components["schemas"]["Ruling"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      403: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      409: components["responses"]["Problem"];
      412: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      428: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getRulingHistory: {
    parameters: {
      path: {
        /** @description id of a ruling */
        id: string;
      };
    };
    responses: {
      /** @description every version, oldest first */
      200: {
        content: {
          "application/json": components["schemas"]["RulingHistory"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  publishRuling: {
    parameters: {
      header?: {
        /** @description the same request with the same key is done once, and answered the same */
        "idempotency-key"?: string;
        /** @description must be there: the ETag of the version that is changed. One that begins with `W/` is taken as well, since proxies that pack answers make ETags weak on the way */
        "if-match"?: string;
      };
      path: {
        /** @description id of a ruling */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Reason"];
      };
    };
    responses: {
      /** @description the new version */
      200: {
        content: {
          "application/json": components["schemas"]["Ruling"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      403: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      409: components["responses"]["Problem"];
      412: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      428: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  supersedeRuling: {
    parameters: {
      header?: {
        /** @description the same request with the same key is done once, and answered the same */
        "idempotency-key"?: string;
        /** @description must be there: the ETag of the version that is changed. One that begins with `W/` is taken as well, since proxies that pack answers make ETags weak on the way */
        "if-match"?: string;
      };
      path: {
        /** @description id of a ruling */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Supersession"];
      };
    };
    responses: {
      /** @description the new version */
      200: {
        content: {
          "application/json": components["schemas"]["Ruling"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      403: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      409: components["responses"]["Problem"];
      412: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      428: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listRulingVersions: {
    parameters: {
      path: {
        /** @description id of a ruling */
        id: string;
      };
    };
    responses: {
      /** @description every version */
      200: {
        content: {
          "application/json": components["schemas"]["RulingVersions"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  withdrawRuling: {
    parameters: {
      header?: {
        /** @description the same request with the same key is done once, and answered the same */
        "idempotency-key"?: string;
        /** @description must be there: the ETag of the version that is changed. One that begins with `W/` is taken as well, since proxies that pack answers make ETags weak on the way */
        "if-match"?: string;
      };
      path: {
        /** @description id of a ruling */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Withdrawal"];
      };
    };
    responses: {
      /** @description the new version */
      200: {
        content: {
          "application/json": components["schemas"]["Ruling"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      403: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      409: components["responses"]["Problem"];
      412: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      428: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  exportRulings: {
    parameters: {
    };
    responses: {
      /** @description one version on each line */
      200: {
        content: {
          "application/x-ndjson": components["schemas"]["Ruling"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getRulingFeed: {
    parameters: {
    };
    responses: {
      /** @description the feed */
      200: {
        content: {
          "application/atom+xml": components["schemas"]["Atom"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  importRulings: {
    parameters: {
    };
    requestBody: {
      content: {
        "application/x-ndjson": components["schemas"]["Ruling"];
      };
    };
    responses: {
      /** @description how many were taken over, and what was wrong with the others */
      200: {
        content: {
          "application/json": components["schemas"]["Import"];
        };
      };
      400: components["responses"]["Problem"];
      401: components["responses"]["Problem"];
      403: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      409: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      429: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listSettings: {
    parameters: {
      query?: {
        /** @description id of the expansion that declares it */
        expansion?: "base" | "inns-and-cathedrals" | "king-and-robber" | "traders-and-builders" | "count" | "siege" | "princess-and-dragon" | "river" | "tower" | "gq11" | "abbey-and-mayor" | "cult" | "catapult" | "wheel-of-fortune" | "tunnel" | "bridges-castles-and-bazaars" | "plague" | "corn-circles" | "school" | "festival" | "phantom" | "little-buildings" | "flier" | "messages" | "ferries" | "goldmines" | "mage-and-witch" | "robbers" | "wind-roses" | "winter" | "russian-promos" | "abbot" | "halflings" | "hills-and-sheep" | "darmstadt" | "monasteries" | "city-gates" | "castles-in-germany" | "watchtowers" | "labyrinth" | "under-the-big-top" | "markets-of-leipzig" | "spiel-doch" | "peasant-revolts" | "ghosts-castles-and-cemeteries";
        /** @description why tables differ in it */
        kind?: "edition-difference" | "house-rule" | "community-ruling" | "table-agreement";
      };
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
    };
    responses: {
      /** @description the settings */
      200: {
        content: {
          "application/json": components["schemas"]["SettingList"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getSetting: {
    parameters: {
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
      path: {
        /** @description key of a setting */
        key: string;
      };
    };
    responses: {
      /** @description the setting */
      200: {
        content: {
          "application/json": components["schemas"]["Setting"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  setUp: {
    parameters: {
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SetupRequest"];
      };
    };
    responses: {
      /** @description how it begins */
      200: {
        content: {
          "application/json": components["schemas"]["Setup"];
        };
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  renderSnapshot: {
    parameters: {
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RenderRequest"];
      };
    };
    responses: {
      /** @description the picture */
      200: {
        content: {
          "image/svg+xml": components["schemas"]["Svg"];
        };
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  validateSnapshot: {
    parameters: {
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ValidationRequest"];
      };
    };
    responses: {
      /** @description whether the position is sound, and every defect */
      200: {
        content: {
          "application/json": components["schemas"]["Validation"];
        };
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      413: components["responses"]["Problem"];
      415: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      422: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listSources: {
    parameters: {
    };
    responses: {
      /** @description all sources */
      200: {
        content: {
          "application/json": components["schemas"]["SourceList"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getSource: {
    parameters: {
      path: {
        /** @description id of a source */
        id: string;
      };
    };
    responses: {
      /** @description the source */
      200: {
        content: {
          "application/json": components["schemas"]["Source"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  listTiles: {
    parameters: {
      query?: {
        /** @description id of an expansion */
        expansion?: "base" | "inns-and-cathedrals" | "king-and-robber" | "traders-and-builders" | "count" | "siege" | "princess-and-dragon" | "river" | "tower" | "gq11" | "abbey-and-mayor" | "cult" | "catapult" | "wheel-of-fortune" | "tunnel" | "bridges-castles-and-bazaars" | "plague" | "corn-circles" | "school" | "festival" | "phantom" | "little-buildings" | "flier" | "messages" | "ferries" | "goldmines" | "mage-and-witch" | "robbers" | "wind-roses" | "winter" | "russian-promos" | "abbot" | "halflings" | "hills-and-sheep" | "darmstadt" | "monasteries" | "city-gates" | "castles-in-germany" | "watchtowers" | "labyrinth" | "under-the-big-top" | "markets-of-leipzig" | "spiel-doch" | "peasant-revolts" | "ghosts-castles-and-cemeteries";
        /** @description a set that holds the tile */
        set?: "basic:1" | "basic:2" | "winter" | "inns-and-cathedrals:1" | "inns-and-cathedrals:2" | "king-and-robber:1" | "king-and-robber:2" | "traders-and-builders:1" | "traders-and-builders:2" | "count" | "siege/besiegers" | "siege/cathars" | "princess-and-dragon:1" | "princess-and-dragon:2" | "river/1:1" | "river/1:2" | "river/2:1" | "river/2:2" | "tower:1" | "tower:2" | "gq11" | "gq11/river" | "abbey-and-mayor:1" | "abbey-and-mayor:2" | "cult/6" | "cult/5" | "catapult" | "wheel-of-fortune" | "tunnel" | "bridges-castles-and-bazaars:1" | "bridges-castles-and-bazaars:2" | "plague" | "corn-circles/1" | "corn-circles/2" | "school" | "festival" | "flier:1" | "flier:2" | "ferries" | "goldmines" | "mage-and-witch:1" | "mage-and-witch:2" | "robbers" | "wind-roses" | "russian-promos/2013" | "russian-promos/2016" | "hills-and-sheep:1" | "hills-and-sheep:2" | "darmstadt" | "monasteries" | "city-gates" | "watchtowers" | "labyrinth" | "under-the-big-top-c1" | "under-the-big-top:1" | "under-the-big-top:2" | "spiel-doch:1" | "spiel-doch:2" | "peasant-revolts";
      };
    };
    responses: {
      /** @description the tiles */
      200: {
        content: {
          "application/json": components["schemas"]["TileList"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getTile: {
    parameters: {
      path: {
        /** @description id or alias of a tile */
        id: string;
      };
    };
    responses: {
      /** @description the tile */
      200: {
        content: {
          "application/json": components["schemas"]["Tile"];
          "image/svg+xml": components["schemas"]["Svg"];
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      404: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
  getTraits: {
    parameters: {
      header?: {
        /** @description `en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. Chooses messages, labels and names. What is not translated has `language: "en"`. */
        "accept-language"?: string;
      };
    };
    responses: {
      /** @description the table */
      200: {
        content: {
          "application/json": components["schemas"]["TraitTable"];
          "text/markdown": string;
        };
      };
      /** @description as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since` */
      304: {
      };
      400: components["responses"]["Problem"];
      406: components["responses"]["Problem"];
      408: components["responses"]["Problem"];
      417: components["responses"]["Problem"];
      431: components["responses"]["Problem"];
      503: components["responses"]["Problem"];
    };
  };
}
