// What a terminal session shows: board, news, options, help, advice, clauses and reasons.
#include <algorithm>
#include <iostream>

#include "apps/advice.hpp"
#include "apps/terminal_session.hpp"
#include "engine/chronicle.hpp"
#include "engine/rules_text.hpp"
#include "engine/widgets.hpp"
#include "players/reason.hpp"

namespace veillee::cli {

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
  constexpr Words offer = {"nulle              proposer la partie nulle",
                           "draw               offer a draw"};
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
      offer,
      {"abandonner         donner la partie perdue", "resign             give the game up"},
      {"quitter            finir ici", "quit               end here"},
  };
  for (const Words& words : lines)
    if (words.en != offer.en || game().info().may_be_drawn)
      screen_.line("  " + screen_.text(words));
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
  // "4.5" is enough.
  if (name[0] >= '0' && name[0] <= '9')
    name = std::string(asked.substr(0, asked.find('-') + 1)) + name;
  const std::string text = clause_text(info.rules, screen_.language, as_clause_id(name));
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
