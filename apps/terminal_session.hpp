// One game at one keyboard: people and computer players in turn, until it is over or somebody
// quits.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "apps/screen.hpp"
#include "players/player.hpp"
#include "table/game_file.hpp"

namespace veillee::cli {

class TerminalSession {
 public:
  TerminalSession(Context& context, Screen screen, GameRecord record, std::optional<GameFile> file);
  void run();

 private:
  enum class Answer { played, undone, ended, quit };
  struct Logged {
    std::size_t move;  // the action that brought it about
    Event event;
  };

  const AnyGame& game() const { return *record_.game; }
  bool is_human(Seat seat) const { return record_.seats[seat].is_human(); }
  int humans() const;
  Viewer last_viewer() const;  // who looks at the end: the only person, or everybody

  void introduce() const;
  void conclude() const;
  void tell_where_it_is() const;
  void tell_where_it_is_saved() const;

  bool play_computer(Seat seat);
  Answer ask(Seat seat);
  Answer ask_discreetly();
  bool hand_over(Seat seat);
  bool agrees(Phrase question) const;
  bool resign(Seat seat);
  bool offer_draw(Seat seat);
  bool end_early(EarlyEnd end);
  SeatSet camp_of(Seat seat) const;
  Seat next_human() const;

  std::optional<std::string> read_line() const;
  void show_news(Viewer viewer, std::size_t first_move) const;
  void show_board(Viewer viewer);
  void show_options(Seat seat, const ActionList& options) const;
  void show_help() const;
  void show_log(Viewer viewer) const;
  void advise(Seat seat) const;
  void show_clause(Seat seat, const std::string& id) const;
  void explain(Seat seat, const std::string& text, const ActionList& options) const;
  void complain(const Refusal& refusal) const;

  std::optional<Action> understood(Seat seat, const std::string& text,
                                   const ActionList& options) const;
  std::optional<Refusal> decide(Seat seat, Action action);
  std::optional<Refusal> play(Seat seat, Action action);
  void rebuild();
  bool undo();
  void save(const std::string& path);

  Context& context_;
  Screen screen_;
  GameRecord record_;
  std::optional<GameFile> file_;
  SeatNames names_;
  AnyState state_;
  std::vector<std::unique_ptr<Thinker>> thinkers_;  // one a seat; each keeps what it has thought
  std::vector<Logged> log_;
  // While a discreet question goes round one keyboard: answers that wait until all have had it.
  std::optional<std::vector<std::pair<Seat, Action>>> round_;
  Viewer viewer_ = spectator;  // the person in front of the screen
  std::string board_;          // as it was drawn last
};

}  // namespace veillee::cli
