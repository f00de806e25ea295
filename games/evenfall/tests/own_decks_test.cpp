// Random decks that keep the grammar: whatever is read can be played, ends, and never needs more of
// the stack than was proven (EVE-3.14, EVE-3.15). VEILLEE_DECK_DECISIONS: how many decisions.
#include <cstdlib>

#include "engine/playout.hpp"
#include "games/evenfall/tests/own_deck.hpp"

namespace veillee::evenfall {
namespace {

class Author {
 public:
  explicit Author(std::uint64_t seed) : random_(seed) {}

  // A deck of which every effect is another one.
  OwnDeck deck() {
    OwnDeck deck;
    json::Value& cards = deck.cards();
    for (const char* list : {"places", "starting"})
      for (json::Value& place : OwnDeck::member(cards, list).items) {
        write(place, "harvest", Site::harvest);
        if (OwnDeck::has(place, "binding")) write(place, "binding", Site::binding);
        if (OwnDeck::has(place, "witches")) count(place, "witches", 1, 4);
      }
    for (json::Value& ritual : OwnDeck::member(cards, "rituals").items) {
      const auto [type, site] = one_of<std::pair<const char*, Site>>({{"CONT", Site::continuous},
                                                                      {"NOW", Site::now},
                                                                      {"ACT", Site::act},
                                                                      {"ACT2", Site::act}});
      OwnDeck::member(ritual, "type").string = type;
      write(ritual, "effect", site);
      count(ritual, "slots", 1, 4);
      OwnDeck::member(ritual, "cost").string = one_of<const char*>({"H1", "P1 K1", "K1", "free"});
    }
    for (json::Value& character : OwnDeck::member(cards, "characters").items) {
      const auto [type, site] =
          one_of<std::pair<const char*, Site>>({{"CONT", Site::continuous},
                                                {"TAP", Site::tap},
                                                {"TAP", Site::tap},
                                                {"COMBAT", Site::continuous}});
      OwnDeck::member(character, "type").string = type;
      write(character, "effect", site);
      OwnDeck::member(character, "cost").string = one_of<const char*>({"H1", "K1", "P1"});
      const auto [below, where] =
          one_of<std::pair<const char*, Site>>({{"CONT", Site::continuous},
                                                {"ROUND_END", Site::round_end},
                                                {"GAME_END", Site::game_end}});
      OwnDeck::member(character, "council_type").string = below;
      write(character, "council_effect", where);
    }
    for (json::Value& region : OwnDeck::member(cards, "regions").items) {
      write(region, "action", Site::act);
      write_all(OwnDeck::member(region, "rewards"), Site::reward);
    }
    for (json::Value& board : OwnDeck::member(cards, "boards").items) {
      write(board, "scout", Site::scout);
      write(board, "token", Site::token);
      if (OwnDeck::has(board, "space")) write(board, "space", Site::act);
    }
    for (json::Member& track : OwnDeck::member(cards, "tracks").members)
      write_all(track.value, Site::track);
    write_all(OwnDeck::member(cards, "sockets"), Site::socket);
    return deck;
  }

 private:
  int below(int n) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(n))); }
  template <class T>
  T one_of(std::initializer_list<T> all) {
    return all.begin()[below(static_cast<int>(all.size()))];
  }
  void count(json::Value& card, std::string_view key, int least, int most) {
    OwnDeck::member(card, key).number = least + below(most - least + 1);
  }
  void write(json::Value& card, std::string_view key, Site site) {
    OwnDeck::member(card, key).string = effect(site);
  }
  void write_all(json::Value& list, Site site) {
    for (json::Value& item : list.items) item.string = effect(site);
  }

  // One that is short enough; whether it is well formed is what the reader says.
  std::string effect(Site site) {
    for (;;) {
      const std::string text = whole(site);
      const auto nodes = std::count(text.begin(), text.end(), '(');
      if (nodes <= Program::capacity && text.size() <= 120) return text;
    }
  }

  static std::string number(int n) { return std::to_string(n); }
  std::string amounts(std::vector<std::string> units, int most) {
    std::string text;
    const int parts = 1 + below(3);
    for (int i = 0; i < parts && !units.empty(); ++i) {
      const auto at = units.begin() + below(static_cast<int>(units.size()));
      const int limit = *at == "ANY" ? 4 : *at == "CARD" ? 3 : most;
      text += (text.empty() ? "" : ",") + *at + ":" + number(1 + below(limit));
      units.erase(at);
    }
    return text;
  }
  std::string gain(bool choice = true, bool cards = true) {
    std::vector<std::string> units = {"H", "P", "K", "M", "VP"};
    if (choice) units.push_back("ANY");
    if (cards) units.push_back("C");
    return "gain(" + amounts(units, below(5) == 0 ? 9 : 3) + ")";
  }
  std::string trade(Site site) {
    return "trade(pay(" + amounts({"H", "P", "K", "ANY", "M", "CARD"}, 2) + ")," + part(site, 1) +
           ")";
  }
  template <class E>
  std::string word() {
    std::string text;
    for (const char c : enum_names<E>[static_cast<std::size_t>(below(enum_size<E>))])
      text += static_cast<char>(std::toupper(c));
    return text;
  }
  std::string event() {
    const std::string name = word<Trigger>();
    if (name == "DISCOVER" && below(2) == 0) return "on(DISCOVER,may(harvest(NEW)))";
    if (name == "COMBAT_START" && below(2) == 0) return "on(COMBAT_START,may(deploy(HERE)))";
    return "on(" + name + "," + gain(true, name != "DISCARD") + ")";
  }
  std::string score() {
    const std::string vp = "gain(VP:" + number(1 + below(9)) + ")";
    return below(2) == 0 ? vp : "per(" + word<Count>() + "," + vp + ")";
  }

  std::string whole(Site site) {
    switch (site) {
      case Site::harvest: return gain();
      case Site::continuous:
        if (below(3) > 0) return event();
        return one_of<const char*>({"mod(ELDER_OUTER)", "mod(ELDER_REGION)", "mod(STRENGTH:3)",
                                    "mod(DIAL:4)", "mod(DISCOVER_WITCH:-1)", "mod(CATALYST_MANA)",
                                    "mod(COST_RITUAL:-1)"});
      case Site::game_end: return below(3) > 0 ? score() : "seq(" + score() + "," + score() + ")";
      case Site::scout:
        return below(2) == 0 ? gain(false) : "seq(" + gain(false) + ",harvest(OUTER))";
      case Site::track:
        if (below(4) == 0) return "slash(" + part(site, 1) + "," + part(site, 1) + ")";
        return part(site, 2);
      case Site::act:
      case Site::tap:
        if (below(5) == 0) return trade(site);
        if (below(8) == 0) return "choose(" + trade(site) + "," + part(site, 1) + ")";
        return part(site, 2);
      case Site::binding:
        if (below(5) == 0) return trade(site);
        return part(site, 2);
      default: return part(site, 2);
    }
  }

  // With so many levels of `seq`, `choose` and `may` at most.
  std::string part(Site site, int levels) {
    const auto inside = [&] { return part(site, levels - 1); };
    switch (below(levels > 0 ? 20 : 16)) {
      case 0: return "per(" + word<Count>() + "," + gain() + ")";
      case 1: return "transfer(" + number(1 + below(4)) + ")";
      case 2:
        if (site == Site::track) return gain();
        return "advance(" + number(1 + below(8)) + (below(3) == 0 ? ",BOTH)" : ")");
      case 3: return one_of<const char*>({"harvest(OUTER)", "harvest(ONE)", "harvest(OPP)"});
      case 4: return "discover(REFILL)";
      case 5: return "placedeck(" + number(1 + below(4)) + ")";
      case 6:
        if (site == Site::track) return gain();
        return "build(" + word<Catalyst>() + ":" + number(1 + below(4)) + ")";
      case 7: return "removeritual(" + gain() + ")";
      case 8: return "moveworkers()";
      case 9: return "deploy(CHOSEN)";
      case 10: return site == Site::act ? gain() : "retrieve(" + number(1 + below(4)) + ")";
      case 11: return "copyspec()";
      case 12: return "discard(" + number(1 + below(5)) + ")";
      case 13:
        if (site == Site::token) return "trackbonus()";
        if (site == Site::binding) return "ifkw(" + keyword() + "," + gain() + ")";
        return gain();
      case 14: return site == Site::binding ? "redstone()" : gain();
      case 15: return gain();
      case 16: return "may(" + inside() + ")";
      case 17: return "choose(" + inside() + "," + inside() + ")";
      case 18: return "seq(" + inside() + "," + inside() + "," + inside() + ")";
      default: return "seq(" + inside() + "," + inside() + ")";
    }
  }
  std::string keyword() {
    return one_of<const char*>({"ARTIFACT", "FAMILIAR", "ENCHANTMENT", "SPIRIT"});
  }

  FastRng random_;
};

// Notes how deep the stack gets.
struct Watched : Evenfall {
  static inline int deepest = 0;
  static Next step(State& state, Frame& frame, EventSink* sink) {
    const Next next = Evenfall::step(state, frame, sink);
    deepest = std::max<int>(deepest, state.stack.size());
    return next;
  }
};

// Plays one game; says what broke, and counts its decisions.
std::string broken_in(const Options& options, std::uint64_t seed, std::uint64_t& decisions) {
  State state = Evenfall::start(options, seed);
  FastRng random(seed);
  ActionList list;
  std::vector<Event> events;
  for (int played = 0; !over<Evenfall>(state); ++played, ++decisions) {
    const auto [seat, action] = random_action<Evenfall>(state, list, random);
    if (list.overflowed()) return "too many options";
    events.clear();
    EventSink sink = collect_into(events);
    take_answer<Watched>(state, seat, action, &sink);
    if (const std::string_view wrong = Evenfall::check(state); !wrong.empty())
      return std::string(wrong);
    if (played > Evenfall::info().longest_game) return "the game does not end";
    if (Watched::deepest > state.deck().depth) return "the stack is deeper than was proven";
  }
  return "";
}

TEST(RandomDecks, EVE_3_14_and_EVE_3_15_and_EVE_20_5_and_EVE_20_7_are_played_to_the_end) {
  const char* wish = std::getenv("VEILLEE_DECK_DECISIONS");
  const std::uint64_t wanted = wish != nullptr ? std::strtoull(wish, nullptr, 10) : 60'000;
  const std::uint64_t each = std::max<std::uint64_t>(1000, wanted / 150);  // at most 255 decks
  std::uint64_t decisions = 0, read = 0, seed = 1;
  int deepest = 0;
  for (; decisions < wanted && read < 200; ++seed) {
    const Result<std::uint8_t> deck = Author(seed).deck().read();
    if (!deck) {  // only by its depth can a deck that keeps the grammar be refused
      EXPECT_NE(deck.refusal().sentence.en.find("EVE-3.15"), std::string::npos)
          << deck.refusal().sentence.en;
      continue;
    }
    ++read;
    const std::uint64_t enough = decisions + each;
    for (std::uint64_t i = 0; decisions < enough; ++i)
      for (const veillee::Setup& usual : game().every_setup(1)) {
        Options options = options_from<Options>(usual);
        options.deck = *deck;
        Watched::deepest = 0;
        const std::string broken = broken_in(options, 100 * seed + i, decisions);
        ASSERT_EQ(broken, "") << "deck " << seed << ", game " << i << ", "
                              << setup_text(game().info().options, usual) << ", depth "
                              << Watched::deepest << " of " << int{deck_at(*deck).depth};
        deepest = std::max(deepest, Watched::deepest);
        if (decisions >= enough) break;
      }
  }
  EXPECT_GE(read, 4U);
  EXPECT_GE(deepest, 9) << "the stack was hardly used";
  RecordProperty("decks", static_cast<int>(read));
}

// Hostile files: refused with a sentence, or a deck like any other.
TEST(RandomDecks, EVE_3_7_a_slip_of_the_pen_is_refused_or_played) {
  constexpr std::string_view signs = "(),:-0129AMVPCHKardgtseqmy_ ";
  FastRng random(7);
  const auto below = [&](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
  int refused = 0, played = 0;
  // Until both have happened often enough: which decks there are is up to the compiler, too.
  const auto more = [&](int tried) {
    return (tried < 150 && played < 30) || (tried < 1000 && (refused <= 50 || played <= 5));
  };
  for (int i = 0; more(i); ++i) {
    OwnDeck deck = Author(static_cast<std::uint64_t>(1 + i % 3)).deck();
    std::string& text = deck.text("rituals", below(rituals), "effect").string;
    const std::size_t at = below(text.size());
    const bool digit = text[at] >= '0' && text[at] <= '9';
    switch (digit ? 3 : below(3)) {
      case 3: text[at] = static_cast<char>('0' + below(10)); break;
      case 0: text[at] = signs[below(signs.size())]; break;
      case 1: text.erase(at, 1); break;
      default: text.insert(at, 1, signs[below(signs.size())]);
    }
    const Result<std::uint8_t> read = deck.read();
    if (!read) {
      ++refused;
      EXPECT_NE(read.refusal().sentence.en.find("EVE-"), std::string::npos) << text;
      EXPECT_FALSE(read.refusal().sentence.fr.empty());
      continue;
    }
    ++played;
    Options options;
    options.deck = *read;
    Watched::deepest = 0;
    std::uint64_t decisions = 0;
    EXPECT_EQ(broken_in(options, 5, decisions), "") << text;
  }
  EXPECT_GT(refused, 50);
  EXPECT_GT(played, 5);
}

// Two tables with different cards are never the same game.
TEST(RandomDecks, a_deck_is_known_by_its_print) {
  const std::uint8_t one = OwnDeck().set("rituals", 1, "effect", "gain(M:5)").index();
  const std::uint8_t other = OwnDeck().set("rituals", 1, "effect", "gain(M:6)").index();
  EXPECT_NE(one, other);
  EXPECT_NE(Decks<Deck>::print(one), Decks<Deck>::print(other));
  EXPECT_NE(Decks<Deck>::print(one), Decks<Deck>::print(0));
  EXPECT_EQ(OwnDeck().set("rituals", 1, "effect", "gain(M:5)").index(), one);
  // Nor do games with them look alike when nothing on the table tells them apart.
  Options options;
  options.deck = one;
  const PlayoutStats first = random_games<Evenfall>(options, 1, 1);
  options.deck = other;
  EXPECT_NE(random_games<Evenfall>(options, 1, 1).signature, first.signature);
}

}  // namespace
}  // namespace veillee::evenfall
