#include "apps/terminal_session.hpp"

#include <algorithm>
#include <charconv>
#include <iostream>

#include "apps/advice.hpp"
#include "engine/chronicle.hpp"
#include "engine/widgets.hpp"
#include "players/reason.hpp"

namespace veillee::cli {
namespace {

std::string trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1));
}

std::string upper(std::string text) {
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
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
    complain(
        {phrase({"il faut un nom de fichier : save FICHIER", "a file name is needed: save FILE"})});
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

// ── What is shown ───────────────────────────────────────────────────────────────────────────────

std::optional<std::string> TerminalSession::read_line() const {
  std::string line;
  if (!screen_.flush() || !std::getline(std::cin, line)) return {};
  return line;
}

void TerminalSession::complain(const Refusal& refusal) const {
  screen_.paragraph(capitalised(screen_.in(with_clause(refusal))) + ".");
}

void TerminalSession::introduce() const {
  screen_.line(game_title(screen_, record_));
  screen_.line(screen_.in(say({"graine {0}", "seed {0}"}, {verbatim(hex(record_.seed))})));
  for (Seat seat = 0; seat < record_.setup.seats; ++seat)
    screen_.line("  " + screen_.in(seat_title(record_, seat)));
  if (file_)
    screen_.line(
        screen_.in(say({"enregistrée dans {0}", "saved in {0}"}, {verbatim(file_->path())})));
  if (humans() > 0)
    screen_.line(
        screen_.text({"Tapez « aide » pour les commandes.", "Type \"help\" for the commands."}));
}

void TerminalSession::conclude() const {
  if (humans() > 0) {
    const Viewer viewer = last_viewer();
    std::size_t since = record_.moves.size();
    while (since > 0 && viewer != spectator && record_.moves[since - 1].seat != viewer) --since;
    show_news(viewer, since == 0 ? 0 : since - 1);
  }
  screen_.line();
  screen_.put(board_text(screen_, game(), state_, last_viewer(), names_));
  screen_.line();
  std::vector<Event> events;
  for (const auto& entry : log_) events.push_back(entry.event);
  show_result(screen_, game(), state_, events, names_);
  tell_where_it_is();
}

void TerminalSession::tell_where_it_is() const {
  if (file_)
    screen_.line(screen_.in(
        say({"La partie est dans {0}.", "The game is in {0}."}, {verbatim(file_->path())})));
}

void TerminalSession::tell_where_it_is_saved() const {
  if (file_)
    screen_.line(screen_.in(say({"Tout est enregistré ; pour continuer : veillee play --resume {0}",
                                 "Everything is saved; to go on: veillee play --resume {0}"},
                                {verbatim(file_->path())})));
  else
    screen_.line(screen_.text({"La partie n’est pas enregistrée.", "The game is not saved."}));
}

void TerminalSession::show_news(Viewer viewer, std::size_t first_move) const {
  Chronicle chronicle(game());
  for (const Logged& entry : log_)
    if (entry.move >= first_move)
      if (const auto seen = seen_by(entry.event, viewer))
        chronicle.add(*seen, static_cast<std::uint32_t>(entry.move),
                      record_.moves[entry.move].seat);
  for (const ChronicleLine& line : chronicle.lines()) {
    const Phrase words = line_words(game(), record_.setup, line, names_);
    if (!words.empty()) screen_.paragraph(capitalised(screen_.in(words)), 4, "  ·");
  }
}

void TerminalSession::show_board(Viewer viewer) {
  std::string board = board_text(screen_, game(), state_, viewer, names_);
  if (board == board_) return;
  screen_.line();
  screen_.put(board);
  board_ = std::move(board);
}

void TerminalSession::show_options(Seat seat, const ActionList& options) const {
  const DecisionSpec& decision = game().info().decisions[game().decision(state_)];
  screen_.line();
  // The clause stands behind the last line of the prompt.
  const std::string clause = "  [" + std::string(decision.clause) + "]";
  const std::vector<std::string> prompt =
      wrapped(capitalised(screen_.in(game().prompt(state_, seat, names_))),
              screen_width - static_cast<int>(clause.size()));
  for (std::size_t i = 0; i < prompt.size(); ++i)
    screen_.line(screen_.styled(prompt[i], {Colour::plain, true}) +
                 (i + 1 < prompt.size() ? "" : screen_.styled(clause, {Colour::grey})));
  // A long list stands in two columns, one kind of action after the other; a short one shows how to
  // type each action.
  constexpr int long_list = 16;
  constexpr int half = screen_width / 2;
  std::vector<std::string> items;
  int widest = 0;
  for (int i = 0; i < options.size(); ++i) {
    const std::string label = std::to_string(i + 1);
    items.push_back(std::string(label.size() < 3 ? 3 - label.size() : 0, ' ') + label + "  " +
                    screen_.in(game().action_words(state_, seat, options[i], names_)));
    widest = std::max(widest, columns(items.back()));
  }
  for (int first = 0; first < options.size();) {
    int end = first + 1;
    while (end < options.size() && options[end].kind == options[first].kind) ++end;
    const bool two = options.size() > long_list && widest < half;
    const int rows = two ? (end - first + 1) / 2 : end - first;
    for (int row = first; row < first + rows; ++row) {
      std::string line = items[static_cast<std::size_t>(row)];
      const auto pad = [&](int width) {
        line += std::string(static_cast<std::size_t>(std::max(1, width - columns(line))), ' ');
      };
      if (two && row + rows < end) {
        pad(half);
        line += items[static_cast<std::size_t>(row + rows)];
      } else if (!two) {
        const std::string notation = game().print_action(options[row]);
        if (std::max(widest, columns(line)) + 3 + columns(notation) <= screen_width) {
          pad(widest + 3);
          line += screen_.styled(notation, {Colour::grey});
        }
      }
      if (columns(line) <= screen_width) {
        screen_.line(line);
        continue;
      }
      // Two cards with long names: the words go on below themselves.
      constexpr std::size_t number_width = 5;
      std::string before = line.substr(0, number_width);
      for (const std::string& part :
           wrapped(std::string_view(line).substr(number_width), screen_width - number_width)) {
        screen_.line(before + part);
        before = std::string(number_width, ' ');
      }
    }
    first = end;
  }
}

void TerminalSession::show_help() const {
  constexpr Words lines[] = {
      {"un numéro, ou une action comme elle est écrite à droite des choix",
       "a number, or an action as it is written to the right of the choices"},
      {"Entrée             les choix encore une fois", "Enter              the choices once more"},
      {"plateau            le plateau", "board              the board"},
      {"journal            tout ce qui s’est passé", "log                everything that happened"},
      {"annuler            revenir à votre décision précédente",
       "undo               back to your previous decision"},
      {"règle [CLAUSE]     la règle de cette question, ou une autre",
       "rules [CLAUSE]     the rule behind this question, or another one"},
      {"pourquoi ACTION    pourquoi une action est impossible",
       "why ACTION         why an action is impossible"},
      {"conseil            les trois meilleures actions, après une seconde de réflexion",
       "hint               the three best actions, after a second of thought"},
      {"sauver FICHIER     enregistrer la partie, et la suite",
       "save FILE          save the game, and what follows"},
      {"nulle              proposer la partie nulle", "draw               offer a draw"},
      {"abandonner         donner la partie perdue", "resign             give the game up"},
      {"quitter            finir ici", "quit               end here"},
  };
  for (const Words& words : lines) screen_.line("  " + screen_.text(words));
}

void TerminalSession::show_log(Viewer viewer) const {
  if (log_.empty())
    screen_.line(screen_.text({"Il ne s’est encore rien passé.", "Nothing has happened yet."}));
  show_news(viewer, 0);
}

// From what this seat knows, within about a second.
void TerminalSession::advise(Seat seat) const {
  AnalysisSettings settings;
  settings.search = levels().back().search;
  settings.milliseconds = 500;
  settings.continuations = 8;
  const std::uint64_t seed = fold(mix(record_.seed), record_.moves.size());
  const Hint found = hint(game(), state_, seat, settings, seed);
  if (found.best.empty())
    complain(
        {phrase({"pour ce jeu il n’y a pas de conseils", "there are no hints for this game"})});
  else
    show_hint(screen_, game(), state_, seat, names_, found,
              reasons(Knowledge(game(), state_, seat, seed), actions_of(found), names_, seed),
              false);
}

void TerminalSession::show_clause(Seat, const std::string& id) const {
  const GameInfo& info = game().info();
  const std::string_view asked = info.decisions[game().decision(state_)].clause;
  std::string name = id.empty() ? std::string(asked) : id;
  // "4.5" is enough; the letter after the number is a small one.
  if (name[0] >= '0' && name[0] <= '9')
    name = std::string(asked.substr(0, asked.find('-') + 1)) + name;
  const std::size_t dash = std::min(name.find('-'), name.size());
  name = upper(name.substr(0, dash)) + lower(name.substr(dash));
  const std::string text = clause_text(info.rules, screen_.language, name);
  if (text.empty())
    complain(
        {say({"la règle « {0} » est inconnue", "the rule \"{0}\" is not known"}, {verbatim(id)})});
  else
    screen_.paragraph(text, 2);
}

void TerminalSession::explain(Seat seat, const std::string& text, const ActionList& options) const {
  if (text.empty()) {
    complain({phrase({"il faut une action : pourquoi ACTION", "an action is needed: why ACTION"})});
    return;
  }
  const Result<Action> action = game().parse_action(text);
  if (!action) {
    complain(action.refusal());
    return;
  }
  for (int i = 0; i < options.size(); ++i)
    if (options[i] == *action) {
      screen_.line(screen_.in(
          say({"C’est possible : choix {0}.", "It is possible: choice {0}."}, {number(i + 1)})));
      return;
    }
  const Refusal refusal = game().why_not(state_, seat, *action);
  complain(refusal);
  screen_.paragraph(clause_text(game().info().rules, screen_.language, refusal.clause), 2);
}

}  // namespace veillee::cli
