#!/usr/bin/env python3
"""A small Carcassonne engine for Seneschal's conformance kit: laying a tile and placing a follower, verdicts with their clauses.

It is a template for engines of your own, and a test of the kit: with errors planted (the default is without) the report must name
exactly the clauses of PLANTED.

    npx seneschal conformance run --engine "python3 engine.py"
    npx seneschal conformance run --engine "python3 engine.py --with-errors"
"""

import json
import sys

PLANTED = {
    "base.tile.adjacent": "a corner is held to be contact enough",
    "base.tile.drawn-tile": "any tile may be laid, not only the one in hand",
    "base.figure.unoccupied": "only the tile itself is searched for other followers, not the whole feature",
    "base.figure.from-supply": "an empty supply is not noticed",
    "base.figure.tile-just-laid": "another clause is named as the reason",
}
WITH_ERRORS = "--with-errors" in sys.argv

SIDES = ["n", "e", "s", "w"]
HALVES = ["nnw", "nne", "ene", "ese", "sse", "ssw", "wsw", "wnw"]
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
# what a place touches on the next tile
ACROSS = {"n": "s", "s": "n", "e": "w", "w": "e"}
ACROSS.update({"nnw": "ssw", "nne": "sse", "ene": "wnw", "ese": "wsw", "sse": "nne", "ssw": "nnw", "wsw": "ese", "wnw": "ene"})
SIDE_OF = {half: SIDES[i // 2] for i, half in enumerate(HALVES)}

designs = {}


def hello(request):
    for tile in request["tiles"]:
        for name in [tile["id"], *tile["aliases"]]:
            designs[name] = tile
    return {
        "name": "small-python-engine",
        "version": "1.0.0",
        "protocol": 1,
        "expansions": ["base"],
        # no printing differs in what is modelled here
        "presets": "*",
        "levels": ["verdict", "clauses"],
        "requests": ["adjudicate"],
        "verdicts": ["legal", "illegal"],
        "actions": ["place-tile", "place-figure"],
    }


def turned(place, rotation):
    for names in (SIDES, HALVES):
        if place in names:
            return names[(names.index(place) + rotation // 90 * len(names) // 4) % len(names)]
    return place


class Board:
    def __init__(self, tiles):
        self.features = {}
        for tile in tiles:
            self.features[tuple(tile["at"])] = features_of(tile["tile"], tile["rotation"])

    def index(self, place):
        """Which feature of its tile a place names."""
        for i, (kind, places) in enumerate(self.features[tuple(place["tile"])]):
            if kind == place["feature"] and (place.get("edge", "centre") in places):
                return i
        raise Unsupported(f"no {place['feature']} there")

    def feature(self, place):
        """Every (tile, index) of the feature that a place belongs to."""
        start = (tuple(place["tile"]), self.index(place))
        seen, queue = {start}, [start]
        while queue:
            at, i = queue.pop()
            kind, places = self.features[at][i]
            for edge in places:
                if edge not in ACROSS:
                    continue
                dx, dy = STEP[SIDE_OF.get(edge, edge)]
                beside = (at[0] + dx, at[1] + dy)
                for j, (other, theirs) in enumerate(self.features.get(beside, [])):
                    if other == kind and ACROSS[edge] in theirs and (beside, j) not in seen:
                        seen.add((beside, j))
                        queue.append((beside, j))
        return seen


def features_of(name, rotation):
    if name not in designs:
        raise Unsupported(f"no tile {name}")
    return [(f["kind"], [turned(place, rotation) for place in f["places"]]) for f in designs[name]["features"]]


def side_kind(features, side):
    return next((kind for kind, places in features if side in places), "field")


class Unsupported(Exception):
    pass


def lay_tile(snapshot, action):
    """The clauses that forbid it, and those that were asked."""
    turn, bans = snapshot["turn"], []
    if "tile" not in turn:
        raise Unsupported("the tile in hand is not known")
    board, at = Board(snapshot["tiles"]), tuple(action["at"])
    mine = features_of(action["tile"], action["rotation"])
    if turn.get("placed"):
        bans.append("base.tile.one-per-turn")
    if designs.get(turn["tile"]) is not designs[action["tile"]] and not WITH_ERRORS:
        bans.append("base.tile.drawn-tile")
    if at in board.features:
        bans.append("base.tile.empty-space")
    beside = {side: board.features.get((at[0] + dx, at[1] + dy)) for side, (dx, dy) in STEP.items()}
    corners = [(at[0] + dx, at[1] + dy) in board.features for dx in (-1, 1) for dy in (-1, 1)]
    if not any(beside.values()) and not (WITH_ERRORS and any(corners)):
        bans.append("base.tile.adjacent")
    if any(tile and side_kind(mine, side) != side_kind(tile, ACROSS[side]) for side, tile in beside.items()):
        bans.append("base.tile.edges-match")
    asked = ["one-per-turn", "drawn-tile", "empty-space", "adjacent", "edges-match"]
    return bans, [f"base.tile.{name}" for name in asked]


def place_figure(snapshot, action):
    turn, bans = snapshot["turn"], []
    if action["kind"] != "meeple":
        raise Unsupported(f"no figure {action['kind']}")
    board, place = Board(snapshot["tiles"]), action["at"]
    player = next(player for player in snapshot["players"] if player["id"] == turn["player"])
    if "supply" not in player:
        raise Unsupported("the supply is not known")
    if player["supply"].get("meeple", 0) == 0 and not WITH_ERRORS:
        bans.append("base.figure.from-supply")
    if turn.get("placed") and turn["placed"]["at"] != place["tile"]:
        bans.append("base.figure.feature" if WITH_ERRORS else "base.figure.tile-just-laid")
    if place["feature"] not in ("road", "city", "monastery", "field"):
        bans.append("base.figure.feature")
    if any(done["type"] == "place-figure" for done in turn.get("done", [])):
        bans.append("base.figure.one-per-turn")
    feature = board.feature(place)
    if WITH_ERRORS:
        feature = {(tuple(place["tile"]), board.index(place))}
    if any((tuple(figure["at"]["tile"]), board.index(figure["at"])) in feature for figure in snapshot.get("figures", [])):
        bans.append("base.figure.unoccupied")
    asked = ["from-supply", "tile-just-laid", "feature", "one-per-turn", "unoccupied"]
    return bans, [f"base.figure.{name}" for name in asked]


STEPS = {"place-tile": ("place-tile", lay_tile), "place-figure": ("place-figure", place_figure)}


def adjudicate(request):
    snapshot, action = request["snapshot"], request["action"]
    if "turn" not in snapshot or action["type"] not in STEPS:
        raise Unsupported(f"no {action['type']}")
    step, judge = STEPS[action["type"]]
    bans, asked = judge(snapshot, action)
    if snapshot["turn"]["step"] != step:
        bans.append("base.turn.steps")
    if action.get("player", snapshot["turn"]["player"]) != snapshot["turn"]["player"]:
        bans.append("base.turn.order")
    asked += ["base.turn.steps", "base.turn.order"]
    return {"verdict": "illegal" if bans else "legal", "clauses": bans or asked}


def answer(request):
    try:
        return {"hello": hello, "adjudicate": adjudicate}[request["request"]](request)
    except Unsupported as what:
        return {"unsupported": str(what)}


for line in sys.stdin:
    if line.strip():
        asked = json.loads(line)
        print(json.dumps({"id": asked["id"], **answer(asked)}), flush=True)
