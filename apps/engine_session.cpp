#include "apps/engine_session.hpp"

#include <fmt/core.h>

#include <charconv>

#include "lab/program.hpp"

namespace veillee::cli {
namespace {

constexpr std::string_view usual_level = "master";
constexpr std::uint64_t most_threads = 256;

std::vector<std::string_view> cut_at_blanks(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(text.size(), end + 1));
  }
  return words;
}

std::optional<std::uint64_t> number_in(std::string_view text, std::uint64_t least,
                                       std::uint64_t most) {
  std::uint64_t n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc() || end != text.data() + text.size() || n < least || n > most) return {};
  return n;
}

bool is_set(void* flag) { return static_cast<const std::atomic<bool>*>(flag)->load(); }

}  // namespace

EngineSession::EngineSession(Language language, std::function<void(const std::string&)> write,
                             std::string_view level)
    : language_(language),
      write_(std::move(write)),
      level_(*find_contestant(level.empty() ? usual_level : level)),
      player_(level_) {}

EngineSession::~EngineSession() { stop(); }

void EngineSession::say_line(const std::string& line) {
  const std::lock_guard lock(writing_);
  write_(line);
}

void EngineSession::refuse(const Phrase& sentence) { say_line("error " + sentence.in(language_)); }

bool EngineSession::obey(std::string_view line) {
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
  const std::vector<std::string_view> words = cut_at_blanks(line);
  if (words.empty()) return true;
  const std::string_view verb = words[0];
  const Tokens rest = Tokens(words).subspan(1);
  const std::string_view text = line.substr(
      std::min(line.size(), static_cast<std::size_t>(verb.data() - line.data()) + verb.size() + 1));
  if (verb == "quit") return false;
  if (verb == "stop") {
    stop();
    return true;
  }
  if (thinking_) {
    refuse(phrase({"une décision est en cours ; envoyer « stop » ou attendre « best »",
                   "a decision is being thought over; send \"stop\" or wait for \"best\""}));
    return true;
  }
  if (verb == "hello")
    greet(rest);
  else if (verb == "set")
    set(rest);
  else if (verb == "game")
    choose_game(rest);
  else if (verb == "position")
    place(text);
  else if (verb == "chance")
    chance(rest);
  else if (verb == "play")
    play(text);
  else if (verb == "go")
    go(rest);
  else
    refuse(
        say({"commande « {0} » inconnue ; possible : hello set game position chance play go stop "
             "quit",
             "unknown command \"{0}\"; possible: hello set game position chance play go stop "
             "quit"},
            {verbatim(verb)}));
  return true;
}

void EngineSession::greet(Tokens words) {
  if (words.size() != 2 || words[0] != "veillee" || words[1] != "1")
    return refuse(say({"ce programme parle « {0} »", "this program speaks \"{0}\""},
                      {verbatim(protocol_greeting)}));
  std::string levels;
  for (const std::string_view id : contestant_ids()) levels += " " + std::string(id);
  say_line("name Veillée");
  say_line("option level choice " + std::string(usual_level) + levels);
  say_line(fmt::format("option threads number 1 1 {}", most_threads));
  say_line("ready");
}

void EngineSession::set(Tokens words) {
  if (words.size() == 2 && words[0] == "level") {
    const auto level = find_contestant(words[1]);
    if (!level) {
      std::string possible;
      for (const std::string_view id : contestant_ids())
        possible += (possible.empty() ? "" : " ") + std::string(id);
      return refuse(
          say({"niveau « {0} » inconnu ; possible : {1}", "unknown level \"{0}\"; possible: {1}"},
              {verbatim(words[1]), verbatim(possible)}));
    }
    level_ = *level;
  } else if (words.size() == 2 && words[0] == "threads") {
    const auto n = number_in(words[1], 1, most_threads);
    if (!n)
      return refuse(
          say({"« threads » doit être entre 1 et {0}", "\"threads\" must be between 1 and {0}"},
              {number(most_threads)}));
    threads_ = static_cast<unsigned>(*n);
  } else {
    return refuse(phrase({"écrire « set level NIVEAU » ou « set threads NOMBRE »",
                          "write \"set level LEVEL\" or \"set threads NUMBER\""}));
  }
  forget();
  say_line("ready");
}

void EngineSession::choose_game(Tokens words) {
  const auto seats = words.size() < 2 ? std::nullopt : number_in(words[1], 1, max_seats);
  if (!seats)
    return refuse(phrase({"écrire « game JEU JOUEURS [option=valeur …] »",
                          "write \"game GAME PLAYERS [option=value …]\""}));
  const AnyGame* game = find_game(words[0]);
  if (game == nullptr)
    return refuse(say({"jeu « {0} » inconnu", "unknown game \"{0}\""}, {verbatim(words[0])}));
  const std::vector<std::string> assignments(words.begin() + 2, words.end());
  const Result<Setup> setup = game->setup(static_cast<int>(*seats), assignments);
  if (!setup) return refuse(setup.refusal().sentence);
  game_ = game;
  setup_ = *setup;
  study_.reset();
  forget();
  say_line("ready");
}

void EngineSession::place(std::string_view rest) {
  if (game_ == nullptr)
    return refuse(phrase({"il manque « game JEU JOUEURS »", "\"game GAME PLAYERS\" is missing"}));
  if (const auto words = cut_at_blanks(rest); words.size() == 2 && words[0] == "setup") {
    const auto seed = number_in(words[1], 0, ~std::uint64_t{0});
    if (!seed)
      return refuse(
          say({"« {0} » n’est pas une graine", "\"{0}\" is not a seed"}, {verbatim(words[1])}));
    study_.emplace(game_->start(setup_, *seed));
    return;
  }
  const Result<Study> study = game_->read_position(rest);
  if (!study) return refuse(study.refusal().sentence);
  // The cards come with the position.
  if (!(game_->with_deck(game_->setup_of(study->now), 0) == setup_))
    return refuse(phrase({"cette position est d’une partie avec d’autres joueurs ou options",
                          "this position is of a game with other players or options"}));
  study_ = *study;
}

void EngineSession::chance(Tokens words) {
  const auto seed = words.size() == 1 ? number_in(words[0], 0, ~std::uint64_t{0}) : std::nullopt;
  if (!seed || !study_)
    return refuse(phrase({"écrire « chance GRAINE » après « position »",
                          "write \"chance SEED\" after \"position\""}));
  game_->reseed(study_->now, *seed);
}

void EngineSession::play(std::string_view rest) {
  if (!study_) return refuse(phrase({"il manque « position »", "\"position\" is missing"}));
  const Result<Played> played = game_->parse_played(rest);
  if (!played) return refuse(played.refusal().sentence);
  if (const auto refusal = game_->play(*study_, played->seat, played->action))
    refuse(say({"{0} : {1}", "{0}: {1}"}, {verbatim(rest), refusal->sentence}));
}

void EngineSession::go(Tokens words) {
  if (!study_) return refuse(phrase({"il manque « position »", "\"position\" is missing"}));
  const auto seat = words.empty() ? std::nullopt : seat_of(words[0], setup_.seats);
  if (!seat || !game_->deciders(study_->now).has(*seat))
    return refuse(phrase({"écrire « go PLACE » avec une place qui doit décider",
                          "write \"go SEAT\" with a seat that has to decide"}));
  Budget budget;
  std::uint64_t seed = 1;
  for (std::size_t i = 1; i < words.size(); i += 2) {
    const std::string_view value = i + 1 < words.size() ? words[i + 1] : "";
    const auto n = words[i] == "seed"           ? number_in(value, 0, ~std::uint64_t{0})
                   : words[i] == "iterations"   ? number_in(value, 1, most_iterations)
                   : words[i] == "milliseconds" ? number_in(value, 1, without_limit)
                                                : std::nullopt;
    if (!n)
      return refuse(say({"« {0} {1} » : écrire seed, iterations ou milliseconds et un nombre",
                         "\"{0} {1}\": write seed, iterations or milliseconds and a number"},
                        {verbatim(words[i]), verbatim(value)}));
    if (words[i] == "seed") seed = *n;
    if (words[i] == "iterations") budget.iterations = static_cast<std::uint32_t>(*n);
    if (words[i] == "milliseconds") budget.milliseconds = static_cast<std::uint32_t>(*n);
  }
  player_ = with_budget(level_, budget);
  if (thinkers_[*seat] == nullptr)
    thinkers_[*seat] = std::make_unique<Thinker>(player_, *game_, threads_);
  if (thread_.joinable()) thread_.join();
  stopped_ = false;
  thinking_ = true;
  thread_ = std::thread(&EngineSession::think, this, study_->now, *seat, seed);
}

void EngineSession::think(AnyState state, Seat seat, std::uint64_t seed) {
  Thinker& thinker = *thinkers_[seat];
  const Action action = thinker.choose(state, seat, seed, {is_set, &stopped_});
  const SearchResult& thought = thinker.last();
  std::string best = "best " + game_->print_action(action);
  if (!thought.candidates.empty()) {
    best += " shares";
    for (Seat other = 0; other < setup_.seats; ++other)
      best += fmt::format(" {} {:.4f}", seat_letters[other], thought.candidates[0].shares[other]);
    say_line(fmt::format("info simulations {} nodes {}", thought.simulations, thought.nodes));
    for (const Candidate& candidate : thought.candidates)
      say_line(fmt::format("info option visits {} share {:.4f} {}", candidate.visits,
                           candidate.share, game_->print_action(candidate.action)));
  }
  thinking_ = false;
  say_line(best);
}

void EngineSession::wait() {
  if (thread_.joinable()) thread_.join();
}

void EngineSession::stop() {
  stopped_ = true;
  wait();
}

void EngineSession::forget() {
  wait();
  for (auto& thinker : thinkers_) thinker.reset();
}

}  // namespace veillee::cli
