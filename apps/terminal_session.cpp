#include "apps/terminal_session.hpp"

#include <algorithm>
#include <charconv>

namespace veillee::cli {
namespace {

std::string trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1));
}

std::string lower(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

enum class Command { none, undo, board, log, rules, why, save, hint, resign, draw, help, quit };

// What people type, in both languages.
constexpr std::pair<std::string_view, Command> commands[] = {
    {"undo", Command::undo},     {"annuler", Command::undo},     {"board", Command::board},
    {"plateau", Command::board}, {"log", Command::log},          {"journal", Command::log},
    {"rules", Command::rules},   {"rule", Command::rules},       {"règle", Command::rules},
    {"règles", Command::rules},  {"regle", Command::rules},      {"regles", Command::rules},
    {"why", Command::why},       {"pourquoi", Command::why},     {"save", Command::save},
    {"sauver", Command::save},   {"enregistrer", Command::save}, {"help", Command::help},
    {"aide", Command::help},     {"?", Command::help},           {"quit", Command::quit},
    {"quitter", Command::quit},  {"exit", Command::quit},        {"hint", Command::hint},
    {"conseil", Command::hint},  {"resign", Command::resign},    {"abandonner", Command::resign},
    {"draw", Command::draw},     {"nulle", Command::draw},
};

Command command_of(std::string_view word) {
  const std::string name = lower(std::string(word));
  for (const auto& [text, command] : commands)
    if (text == name) return command;
  return Command::none;
}

}  // namespace

TerminalSession::TerminalSession(Context& context, Screen screen, GameRecord record,
                                 std::optional<GameFile> file)
    : context_(context),
      screen_(screen),
      record_(std::move(record)),
      file_(std::move(file)),
      names_(names_of(record_)) {
  rebuild();
}

int TerminalSession::humans() const {
  return static_cast<int>(std::count_if(record_.seats.begin(), record_.seats.end(),
                                        [](const SeatEntry& entry) { return entry.is_human(); }));
}

Viewer TerminalSession::last_viewer() const {
  if (humans() != 1) return spectator;
  Seat seat = 0;
  while (!is_human(seat)) ++seat;
  return seat;
}

// ── The course of the game ──────────────────────────────────────────────────────────────────────

void TerminalSession::run() {
  introduce();
  if (record_.ended) return screen_.line(screen_.in(early_end_words(record_)));
  while (!game().over(state_)) {
    // Computer players first: they do not wait, and nobody sees what they chose in secret.
    std::optional<Seat> computer;
    for (const Seat seat : game().deciders(state_))
      if (!is_human(seat)) computer = seat;
    if (computer) {
      if (!play_computer(*computer)) return;
      continue;
    }
    const bool shared = !game().entitled(state_).empty() && humans() > 1;
    const Answer answer = shared ? ask_discreetly() : ask(next_human());
    if (answer == Answer::ended) return tell_where_it_is();
    if (answer != Answer::quit) continue;
    tell_where_it_is_saved();
    return;
  }
  conclude();
}

// At one keyboard it would show who is asked a discreet question: everybody who is entitled takes
// the keyboard, asked or not, and the answers count when it has gone round.
TerminalSession::Answer TerminalSession::ask_discreetly() {
  round_.emplace();
  Answer answer = Answer::played;
  for (const Seat seat : game().entitled(state_)) {
    if (!is_human(seat)) continue;
    if (game().deciders(state_).has(seat)) {
      answer = ask(seat);
    } else if (seat == viewer_ || hand_over(seat)) {
      viewer_ = seat;
      show_board(seat);
      screen_.put(screen_.text({"Vous n’avez rien à jouer ici : touche Entrée. ",
                                "You have nothing to play here: press Enter. "}));
      if (!read_line()) answer = Answer::quit;
    } else {
      answer = Answer::quit;
    }
    if (answer != Answer::played) break;
  }
  const std::vector<std::pair<Seat, Action>> answers = std::move(*round_);
  round_.reset();
  if (answer != Answer::played) return answer;
  for (const auto& [seat, action] : answers)
    if (const auto refusal = play(seat, action)) complain(*refusal);
  return answer;
}

// The one in front of the screen goes on, if it is for them to decide.
Seat TerminalSession::next_human() const {
  const SeatSet deciders = game().deciders(state_);
  return deciders.has(viewer_) ? viewer_ : deciders.first();
}

bool TerminalSession::play_computer(Seat seat) {
  const std::uint64_t seed = thinking_seed(record_.seed, record_.moves.size());
  if (const auto refusal = play(seat, thinkers_[seat]->choose(state_, seat, seed))) {
    context_.refuse(*refusal);
    return false;
  }
  if (humans() > 0) return true;
  show_news(spectator, record_.moves.size() - 1);
  return screen_.flush();
}

TerminalSession::Answer TerminalSession::ask(Seat seat) {
  if (seat != viewer_ && humans() > 1 && !hand_over(seat)) return Answer::quit;
  viewer_ = seat;
  std::size_t since = record_.moves.size();
  while (since > 0 && record_.moves[since - 1].seat != seat) --since;
  show_news(seat, since == 0 ? 0 : since - 1);
  show_board(seat);
  ActionList options;
  game().legal(state_, seat, options);
  show_options(seat, options);
  for (;;) {
    screen_.put("> ");
    const std::optional<std::string> input = read_line();
    if (!input) {
      screen_.line();
      return Answer::quit;
    }
    const std::string text = trimmed(*input);
    const std::size_t space = std::min(text.find_first_of(" \t"), text.size());
    const std::string rest = trimmed(std::string_view(text).substr(space));
    switch (command_of(text.substr(0, space))) {
      case Command::undo:
        if (undo()) return Answer::undone;
        continue;
      case Command::board: screen_.put(board_text(screen_, game(), state_, seat, names_)); continue;
      case Command::log: show_log(seat); continue;
      case Command::rules: show_clause(seat, rest); continue;
      case Command::why: explain(seat, rest, options); continue;
      case Command::save: save(rest); continue;
      case Command::hint: advise(seat); continue;
      case Command::resign:
        if (resign(seat)) return Answer::ended;
        if (!is_human(seat)) return Answer::undone;
        continue;
      case Command::draw:
        if (offer_draw(seat)) return Answer::ended;
        continue;
      case Command::help: show_help(); continue;
      case Command::quit: return Answer::quit;
      case Command::none: break;
    }
    if (text.empty()) {
      show_options(seat, options);
      continue;
    }
    const std::optional<Action> action = understood(seat, text, options);
    if (!action) continue;
    if (const auto refusal = decide(seat, *action))
      complain(*refusal);
    else
      return Answer::played;
  }
}

std::optional<Refusal> TerminalSession::decide(Seat seat, Action action) {
  if (!round_) return play(seat, action);
  round_->emplace_back(seat, action);
  return {};
}

// ── Giving up, and agreeing ─────────────────────────────────────────────────────────────────────

bool TerminalSession::agrees(Phrase question) const {
  screen_.put(screen_.in(question) + " ");
  const std::string answer = lower(trimmed(read_line().value_or("")));
  return !answer.empty() && (answer[0] == 'o' || answer[0] == 'y');
}

SeatSet TerminalSession::camp_of(Seat seat) const {
  const Teams teams = game().teams(state_);
  SeatSet camp;
  for (Seat each = 0; each < record_.setup.seats; ++each)
    if (teams[each] == teams[seat]) camp.add(each);
  return camp;
}

// True when the game is over by it. Otherwise, where others play on, a computer plays the seat.
bool TerminalSession::resign(Seat seat) {
  const SeatSet camp = camp_of(seat);
  for (const Seat each : camp)
    if (is_human(each) &&
        !agrees(say({"{0}, abandonner la partie ? (oui, non)", "{0}, give up the game? (yes, no)"},
                    {names_[each]})))
      return false;
  const SeatSet others = SeatSet::all(record_.setup.seats) - camp;
  bool people_play_on = false;
  for (const Seat other : others) people_play_on |= is_human(other);
  if (people_play_on && !(camp_of(others.first()) == others)) {
    GameRecord handed = record_;
    for (const Seat each : camp)
      if (is_human(each)) handed.seats[each].kind = levels()[1].id;
    if (file_)
      if (const auto refusal = file_->rewrite(handed)) {
        complain(*refusal);
        return false;
      }
    record_ = std::move(handed);
    rebuild();
    screen_.line(screen_.in(say(
        {"{0} abandonne ; l’ordinateur joue à sa place.", "{0} gives up; the computer plays on."},
        {names_[seat]})));
    return false;
  }
  return end_early({EarlyEnd::How::resigned, seat});
}

// Noted in the file, too. True when the game is over by it.
bool TerminalSession::end_early(EarlyEnd end) {
  GameRecord ended = record_;
  ended.ended = end;
  if (file_)
    if (const auto refusal = file_->rewrite(ended)) {
      complain(*refusal);
      return false;
    }
  record_ = std::move(ended);
  screen_.line(screen_.in(early_end_words(record_)));
  return true;
}

bool TerminalSession::offer_draw(Seat seat) {
  if (!game().info().may_be_drawn) {
    complain({phrase({"ce jeu ne connaît pas de partie nulle", "this game knows no draw"})});
    return false;
  }
  const std::uint64_t seed = thinking_seed(record_.seed, record_.moves.size());
  for (Seat other = 0; other < record_.setup.seats; ++other) {
    if (other == seat) continue;
    const bool agreed = is_human(other)
                            ? agrees(say({"{0}, accepter la partie nulle ? (oui, non)",
                                          "{0}, accept a draw? (yes, no)"},
                                         {names_[other]}))
                            : camp_of(seat).has(other) || takes_draw(game(), state_, other, seed);
    if (agreed) continue;
    screen_.line(screen_.in(
        say({"{0} refuse la partie nulle.", "{0} declines the draw."}, {names_[other]})));
    return false;
  }
  return end_early({EarlyEnd::How::drawn, seat});
}

// Nobody sees what the one before has seen.
bool TerminalSession::hand_over(Seat seat) {
  screen_.clear();
  board_.clear();
  screen_.put(
      screen_.in(say({"Le clavier est à {0} : touche Entrée quand personne d’autre ne regarde. ",
                      "The keyboard goes to {0}: press Enter when nobody else is looking. "},
                     {names_[seat]})));
  const std::optional<std::string> line = read_line();
  if (!line) screen_.line();
  return line && command_of(trimmed(*line)) != Command::quit;
}

std::optional<Action> TerminalSession::understood(Seat seat, const std::string& text,
                                                  const ActionList& options) const {
  if (text.find_first_not_of("0123456789") == std::string::npos) {
    int n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    static_cast<void>(end);
    if (error == std::errc{} && n >= 1 && n <= options.size()) return options[n - 1];
    complain({say({"il n’y a pas de choix {0} ; possible : 1 à {1}",
                   "there is no choice {0}; possible: 1 to {1}"},
                  {verbatim(text), number(options.size())})});
    return {};
  }
  const Result<Action> action = game().parse_action(text);
  if (!action) {
    Refusal refusal = action.refusal();
    refusal.sentence += phrase({" (aide : « aide »)", " (for help: \"help\")"});
    complain(refusal);
    return {};
  }
  if (options.contains(*action)) return *action;
  complain(game().why_not(state_, seat, *action));
  return {};
}

// On disk first: what has been shown is never lost.
std::optional<Refusal> TerminalSession::play(Seat seat, Action action) {
  AnyState next = state_;
  std::vector<Event> events;
  EventSink sink = collect_into(events);
  if (auto refusal = game().apply(next, seat, action, &sink)) return refusal;
  record_.moves.push_back({seat, action, game().fingerprint(next)});
  if (file_)
    if (auto refusal = file_->append_last(record_)) {
      record_.moves.pop_back();
      return refusal;
    }
  state_ = next;
  for (const Event& event : events) log_.push_back({record_.moves.size() - 1, event});
  return {};
}

// Position and log out of the record; the computers begin to think anew.
void TerminalSession::rebuild() {
  log_.clear();
  thinkers_.clear();
  for (const SeatEntry& seat : record_.seats) {
    const ComputerPlayer* player = find_computer_player(seat.kind);
    thinkers_.push_back(player == nullptr ? nullptr : std::make_unique<Thinker>(*player, game()));
  }
  state_ = first_position(record_);
  std::vector<Event> events;
  EventSink sink = collect_into(events);
  for (std::size_t n = 0; n < record_.moves.size(); ++n) {
    events.clear();
    static_cast<void>(game().apply(state_, record_.moves[n].seat, record_.moves[n].action, &sink));
    for (const Event& event : events) log_.push_back({n, event});
  }
}

// Back to the last decision of a person.
bool TerminalSession::undo() {
  std::size_t n = record_.moves.size();
  while (n > 0 && !is_human(record_.moves[n - 1].seat)) --n;
  if (n == 0) {
    complain({phrase({"il n’y a rien à annuler", "there is nothing to undo"})});
    return false;
  }
  GameRecord shorter = record_;
  shorter.moves.resize(n - 1);
  if (file_)
    if (const auto refusal = file_->rewrite(shorter)) {
      complain(*refusal);
      return false;
    }
  record_ = std::move(shorter);
  rebuild();
  screen_.line(screen_.text({"C’est annulé.", "Taken back."}));
  return true;
}

void TerminalSession::save(const std::string& path) {
  if (path.empty()) {
    complain({phrase(
        {"il faut un nom de fichier : sauver FICHIER", "a file name is needed: save FILE"})});
    return;
  }
  Result<GameFile> file = GameFile::create(path, record_);
  if (!file) {
    complain(file.refusal());
    return;
  }
  file_ = std::move(*file);
  screen_.line(screen_.in(say({"La partie est enregistrée dans {0}, et la suite aussi.",
                               "The game is saved in {0}, and what follows as well."},
                              {verbatim(path)})));
}

}  // namespace veillee::cli
