#include "games/evenfall/effects.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "engine/enum_names.hpp"

namespace veillee::evenfall {
namespace {

bool same_word(std::string_view written, std::string_view name) {
  return std::equal(written.begin(), written.end(), name.begin(), name.end(), [](char a, char b) {
    return a == (b >= 'a' && b <= 'z' ? static_cast<char>(b - 'a' + 'A') : b);
  });
}

std::optional<std::uint8_t> place_in(std::span<const std::string_view> names,
                                     std::string_view written) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (same_word(written, names[i])) return static_cast<std::uint8_t>(i);
  return {};
}

template <class E>
constexpr std::uint8_t as_byte(E e) {
  return static_cast<std::uint8_t>(e);
}

struct Limit {
  int least;
  int most;
};

// How much of each may be gained at a time: so that no sum leaves its counter.
constexpr Limit amount_limit(Unit unit) {
  return unit == Unit::any ? Limit{1, 4} : unit == Unit::card ? Limit{1, 3} : Limit{1, 9};
}
constexpr Limit mod_limit(Mod mod) {
  switch (mod) {
    case Mod::strength: return {1, 3};
    case Mod::dial: return {1, 4};
    case Mod::discover_witch:
    case Mod::cost_ritual: return {-1, -1};
    default: return {0, 0};
  }
}

// What stands between the brackets of an operation: a: amounts; w: one of these words; n: a number
// within these limits; e: an expression, e+: two of them or more. And what the operation is worth
// by the value model (EVE-2.45), as often as the number says; 0: it depends on what it does.
struct Form {
  std::string_view arguments;
  std::span<const std::string_view> words = {};
  Limit limit = {0, 0};
  int worth = 0;
};
constexpr std::string_view harvest_words[] = {"outer", "one", "opp", "new"};
constexpr std::string_view discover_words[] = {"refill"};
constexpr auto forms = in_order<Op, Form>({
    {Op::none, {""}},
    {Op::gain, {"a"}},
    {Op::pay, {"a"}},
    {Op::trade, {"e,e"}},
    {Op::may, {"e"}},
    {Op::seq, {"e+"}},
    {Op::choose, {"e+"}},
    {Op::slash, {"e+"}},
    {Op::per, {"w,e", enum_names<Count>}},
    {Op::ifkw, {"w,e", enum_names<Keyword>}},
    {Op::transfer, {"n", {}, {1, 4}, 26}},
    {Op::advance, {"n", {}, {1, 8}, 26}},
    {Op::harvest, {"w", harvest_words}},
    {Op::discover, {"w", discover_words, {}, 40}},
    {Op::placedeck, {"n", {}, {1, 4}, 25}},
    {Op::build, {"w:n", enum_names<Catalyst>, {1, 4}}},
    {Op::removeritual, {"e"}},
    {Op::moveworkers, {"", {}, {}, 10}},
    {Op::deploy, {"w", enum_names<Deploy>, {}, 10}},
    {Op::retrieve, {"n", {}, {1, 4}, 10}},
    {Op::copyspec, {"", {}, {}, 15}},
    {Op::discard, {"n", {}, {1, 5}, -8}},
    {Op::trackbonus, {"", {}, {}, 26}},
    {Op::redstone, {"", {}, {}, 25}},
    {Op::on, {"w,e", enum_names<Trigger>}},
    {Op::mod, {"w", enum_names<Mod>, {}, 15}},
});

class Compiler {
 public:
  Compiler(std::string_view text, Site site) : text_(text), site_(site) {}

  Result<Program> compile() {
    const std::uint8_t root = expression(no_parent);
    if (!wrong_ && at_ != text_.size()) syntax();
    if (!wrong_) whole(program_.nodes[root]);
    if (wrong_) return *wrong_;
    return program_;
  }

 private:
  static constexpr std::uint8_t no_parent = no_arg;

  void refuse(Words words, std::string_view clause, std::initializer_list<Phrase> more = {}) {
    if (!wrong_) wrong_ = Refusal{say(words, more), clause};
  }
  void syntax() {
    refuse({"l’effet « {0} » n’est pas bien écrit", "the effect \"{0}\" is not well formed"},
           "EVE-3.7", {verbatim(text_)});
  }
  void misplaced(std::string_view name) {
    refuse({"dans « {0} », « {1} » ne peut pas se trouver là",
            "in \"{0}\", \"{1}\" cannot stand there"},
           "EVE-3.7", {verbatim(text_), verbatim(name)});
  }
  void unfit(std::string_view name) {
    refuse({"dans « {0} », l’argument de « {1} » ne convient pas",
            "in \"{0}\", the argument of \"{1}\" does not fit"},
           "EVE-3.1", {verbatim(text_), verbatim(name)});
  }

  bool take(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  template <class Is>
  std::string_view run_of(Is is) {
    const std::size_t from = at_;
    while (at_ < text_.size() && is(text_[at_])) ++at_;
    return text_.substr(from, at_ - from);
  }
  std::string_view capitals() {
    return run_of([](char c) { return (c >= 'A' && c <= 'Z') || c == '_'; });
  }
  int integer() {
    const bool minus = take('-');
    const std::string_view digits = run_of([](char c) { return c >= '0' && c <= '9'; });
    if (digits.empty() || digits.size() > 2) {
      syntax();
      return 0;
    }
    int n = 0;
    for (const char c : digits) n = 10 * n + (c - '0');
    return minus ? -n : n;
  }

  // name(arg,…): returns the number of its node.
  std::uint8_t expression(std::uint8_t parent) {
    if (wrong_) return 0;
    const std::string_view name = run_of([](char c) { return c >= 'a' && c <= 'z'; });
    Op op = Op::none;
    for (std::size_t i = 1; i < enum_size<Op>; ++i)
      if (name == enum_names<Op>[i]) op = static_cast<Op>(i);
    if (op == Op::none || !take('(')) {
      syntax();
      return 0;
    }
    if (program_.size == Program::capacity) {
      refuse({"l’effet « {0} » a trop de parties", "the effect \"{0}\" has too many parts"},
             "EVE-3.15", {verbatim(text_)});
      return 0;
    }
    const std::uint8_t node = program_.size++;
    program_.nodes[node].op = op;
    arguments(node, name);
    if (!wrong_ && !take(')')) syntax();
    if (!wrong_) place(node, parent, name);
    return node;
  }

  void child(std::uint8_t node) {
    const std::uint8_t number = expression(node);
    Node& n = program_.nodes[node];
    if (wrong_) return;
    if (n.size == n.children.size()) return syntax();
    n.children[n.size++] = number;
  }
  void word(std::uint8_t node, std::span<const std::string_view> words, std::string_view name) {
    const auto found = place_in(words, capitals());
    found ? void(program_.nodes[node].word = *found) : unfit(name);
  }
  void number(std::uint8_t node, Limit limit, std::string_view name) {
    const int n = integer();
    if (n < limit.least || n > limit.most) return unfit(name);
    program_.nodes[node].n = static_cast<std::int8_t>(n);
  }
  void amounts(std::uint8_t node, std::string_view name) {
    Node& n = program_.nodes[node];
    do {
      const auto unit = place_in(enum_names<Unit>, capitals());
      if (!unit || !take(':')) return unfit(name);
      const int amount = integer();
      const Limit limit = amount_limit(Unit{*unit});
      const bool drawn = Unit{*unit} == Unit::c || Unit{*unit} == Unit::vp;
      const bool thrown = Unit{*unit} == Unit::card;
      if ((n.op == Op::gain ? thrown : drawn) || amount < limit.least || amount > limit.most ||
          n.has(Unit{*unit}) || n.size == n.parts.size())
        return unfit(name);
      n.parts[n.size++] = {Unit{*unit}, static_cast<std::uint8_t>(amount)};
    } while (take(','));
  }

  void arguments(std::uint8_t number_of_node, std::string_view name) {
    Node& node = program_.nodes[number_of_node];
    const Form& form = forms[as_byte(node.op)];
    for (const char c : form.arguments) {
      switch (c) {
        case 'a': amounts(number_of_node, name); break;
        case 'w': word(number_of_node, form.words, name); break;
        case 'n': number(number_of_node, form.limit, name); break;
        case 'e': child(number_of_node); break;
        case '+':
          while (!wrong_ && take(',')) child(number_of_node);
          if (!wrong_ && (node.size < 2 || (node.op == Op::slash && node.size > 2))) syntax();
          break;
        default:
          if (!take(c)) syntax();
      }
      if (wrong_) return;
    }
    if (node.op == Op::advance && take(','))
      capitals() == "BOTH" ? void(node.word = 1) : unfit(name);
    if (node.op != Op::mod) return;
    const Limit limit = mod_limit(Mod{node.word});
    if (limit.least == 0) return;
    take(':') ? number(number_of_node, limit, name) : syntax();
  }

  // Some events offer something of their own: the Place just found, the Region of the battle.
  bool offered(Op op) const {
    const Node& root = program_.nodes[0];
    const Trigger event = op == Op::harvest ? Trigger::discover : Trigger::combat_start;
    return root.op == Op::on && Trigger{root.word} == event;
  }

  // Whether the form may stand where it stands (EVE-3.7).
  void place(std::uint8_t number, std::uint8_t parent, std::string_view name) {
    const Node& node = program_.nodes[number];
    const Op above = parent == no_parent ? Op::none : program_.nodes[parent].op;
    const auto must = [&](bool fine) {
      if (!fine) misplaced(name);
    };
    const bool body = above == Op::per || above == Op::ifkw || above == Op::removeritual;
    if (body && node.op != Op::gain) return misplaced(name);
    if (above == Op::trade && program_.nodes[parent].size == 0 && node.op != Op::pay)
      return misplaced(name);
    if (above == Op::on && node.op != Op::gain && node.op != Op::may) return misplaced(name);
    switch (node.op) {
      case Op::on:
      case Op::mod: return must(above == Op::none && site_ == Site::continuous);
      case Op::pay: return must(above == Op::trade && program_.nodes[parent].size == 0);
      case Op::trade:  // EVE-3.17
        return must(above == Op::none
                        ? site_ == Site::act || site_ == Site::tap || site_ == Site::binding
                        : above == Op::choose && parent == 0 &&
                              (site_ == Site::act || site_ == Site::tap));
      case Op::ifkw:
      case Op::redstone: return must(site_ == Site::binding);
      case Op::slash: return must(site_ == Site::track && above == Op::none);
      case Op::trackbonus: return must(site_ == Site::token);
      case Op::advance:
      case Op::build: return must(site_ != Site::track);
      case Op::harvest:
        return must(Harvest{node.word} != Harvest::fresh || (above == Op::may && offered(node.op)));
      case Op::deploy:
        return must(Deploy{node.word} != Deploy::here || (above == Op::may && offered(node.op)));
      case Op::may: {
        const Op inside = program_.nodes[node.children[0]].op;
        if (above == Op::on) return must(inside == Op::harvest || inside == Op::deploy);
        return;
      }
      default: return;
    }
  }

  // What the whole effect may be.
  void whole(const Node& root) {
    const auto must = [&](bool fine) {
      if (!fine)
        refuse({"« {0} » ne peut pas être un effet de cette sorte",
                "\"{0}\" cannot be an effect of this kind"},
               "EVE-3.17", {verbatim(text_)});
    };
    switch (site_) {
      case Site::harvest: return must(root.op == Op::gain);
      case Site::continuous: {
        if (root.op != Op::on && root.op != Op::mod) return must(false);
        if (root.op == Op::mod) return;
        const Node& body = program_.nodes[root.children[0]];
        if (body.op != Op::may)  // else cards for a resource would cost nothing
          return must(Trigger{root.word} != Trigger::discard || !body.has(Unit::c));
        return must(offered(program_.nodes[body.children[0]].op));
      }
      case Site::game_end:
        for (std::uint8_t i = 0; i < program_.size; ++i) {
          const Node& node = program_.nodes[i];
          must(node.op == Op::seq || node.op == Op::per ||
               (node.op == Op::gain && node.size == 1 && node.has(Unit::vp)));
        }
        return;
      case Site::scout: {
        const bool plain = root.op == Op::gain && !root.has(Unit::any);
        if (plain) return;
        if (root.op != Op::seq || root.size != 2) return must(false);
        const Node& first = program_.nodes[root.children[0]];
        const Node& then = program_.nodes[root.children[1]];
        return must(first.op == Op::gain && !first.has(Unit::any) && then.op == Op::harvest &&
                    Harvest{then.word} == Harvest::outer);
      }
      case Site::act:  // else a worker could call itself back, again and again
        for (const Node& node : program_.nodes) must(node.op != Op::retrieve);
        return;
      default: return;
    }
  }

  std::string_view text_;
  Site site_;
  std::size_t at_ = 0;
  Program program_;
  std::optional<Refusal> wrong_;
};

}  // namespace

int worth_of(const Node& gain) {
  constexpr int worth[] = {15, 15, 15, 17, 6, 10, 8, 8};  // by Unit
  int sum = 0;
  for (std::uint8_t i = 0; i < gain.size; ++i)
    sum += gain.parts[i].n * worth[as_byte(gain.parts[i].unit)];
  return sum;
}

int worth_of(const Program& program, std::uint8_t number) {
  if (program.empty()) return 0;
  const Node& node = program.nodes[number];
  const auto child = [&](std::uint8_t i) { return worth_of(program, node.children[i]); };
  int sum = 0, best = 0;
  switch (node.op) {
    case Op::gain:
    case Op::pay: return worth_of(node);
    case Op::trade: return child(1) - child(0);
    case Op::may:
    case Op::choose:
    case Op::slash:
      for (std::uint8_t i = 0; i < node.size; ++i) best = std::max(best, child(i));
      return best;
    case Op::seq:
      for (std::uint8_t i = 0; i < node.size; ++i) sum += child(i);
      return sum;
    case Op::per: return 2 * child(0);  // of most things one has a few
    case Op::ifkw: return child(0) / 3;
    case Op::harvest: return Harvest{node.word} == Harvest::outer ? 60 : 24;
    case Op::build: return (Catalyst{node.word} == Catalyst::sickle ? 20 : 36) * node.n;
    case Op::removeritual: return child(0) - 20;
    case Op::on: return child(0);
    default: {
      const Form& form = forms[as_byte(node.op)];
      return form.worth * (form.arguments == "n" ? node.n : 1);
    }
  }
}

Result<Program> compile(std::string_view expression, Site site) {
  return Compiler(expression, site).compile();
}

}  // namespace veillee::evenfall
