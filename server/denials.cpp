#include "server/denials.hpp"

namespace veillee {

Denial unknown_table() {
  return denied(DenialKind::unknown_table, {"cette table n’existe pas ; vérifiez le lien",
                                            "this table does not exist; please check the link"});
}
Denial wrong_token() {
  return denied(DenialKind::not_allowed, {"ce jeton n’est pas celui d’une place de cette table",
                                          "this token is not that of a seat at this table"});
}
Denial no_seat() {
  return denied(DenialKind::not_allowed,
                {"qui regarde ne rejoue pas : il faut une place à la table",
                 "who watches does not play again: you need a seat at the table"});
}
Denial nobody_to_show() {
  return denied(DenialKind::not_allowed,
                {"on ne montre quelque chose qu’à des partenaires, et il n’y en a pas ici",
                 "one points for partners to see, and there are none here"});
}
Denial not_over() {
  return denied(DenialKind::not_allowed, {"la partie n’est pas finie : on rejoue après",
                                          "the game is not over: play again after it"});
}
Denial not_finished() {
  return denied(DenialKind::not_allowed,
                {"la partie n’est pas finie : d’ici là, on ne joue pas la suite à part",
                 "the game is not over: until then nobody plays on from it elsewhere"});
}
Denial rest_not_taken() {
  return denied(DenialKind::stale, {"la suite n’a pas été prise", "the rest was not taken"});
}
Denial hello_first() {
  return denied(DenialKind::bad_message,
                {"le premier message doit être « hello »", "the first message must be \"hello\""});
}
Denial hello_twice() {
  return denied(DenialKind::bad_message,
                {"« hello » n’est dit qu’une fois par connexion ; ouvrez-en une autre",
                 "\"hello\" is said once a connection; please open another one"});
}
Denial wrong_version() {
  return denied(DenialKind::version,
                {"ce serveur parle la version 1 du protocole ; rechargez la page",
                 "this server speaks version 1 of the protocol; please reload the page"});
}
Denial too_fast() {
  return denied(DenialKind::too_fast, {"trop de demandes à la fois ; attendez un instant",
                                       "too many requests at once; please wait a moment"});
}
Denial enough_stored() {
  return denied(DenialKind::quota,
                {"assez a été enregistré pour votre adresse aujourd’hui ; revenez demain",
                 "enough has been stored for your address today; please come back tomorrow"});
}
Denial too_many_questions() {
  return denied(DenialKind::busy, {"l’ordinateur réfléchit encore à la question précédente",
                                   "the computer is still thinking about the question before"});
}
Denial shutting_down() {
  return denied(DenialKind::busy, {"le serveur s’arrête ; revenez dans un instant",
                                   "the server is shutting down; please come back in a moment"});
}
Denial not_stored() {
  return denied(DenialKind::store,
                {"rien n’a changé : le serveur n’a pas pu enregistrer ; réessayez",
                 "nothing has changed: the server could not store it; please try again"});
}
Denial broken_table() {
  return denied(DenialKind::store, {"cette table est enregistrée, mais ne peut pas être relue",
                                    "this table is stored, but cannot be read back"});
}
Denial bad_request(const Refusal& refusal) {
  return {DenialKind::bad_message, refusal.sentence, refusal.clause};
}
Denial no_such_page() {
  return denied(DenialKind::unknown_page,
                {"il n’y a rien à cette adresse", "there is nothing at this address"});
}
Denial wrong_method() {
  return denied(DenialKind::bad_message, {"cette adresse ne se demande pas ainsi (méthode)",
                                          "this address is not asked like this (method)"});
}
Denial wrong_origin() {
  return denied(DenialKind::not_allowed, {"cette page vient d’un autre site ; connexion refusée",
                                          "this page comes from another site; connection refused"});
}
Denial wrong_name() {
  return denied(
      DenialKind::not_allowed,
      {"ce serveur n’est pas connu sous ce nom ; qui le tient peut le nommer avec --public-url",
       "this server is not known by this name; who runs it can name it with --public-url"});
}

int status_of(DenialKind kind) {
  static constexpr auto statuses = in_order<DenialKind, int>({
      {DenialKind::bad_message, 400},
      {DenialKind::too_long, 413},
      {DenialKind::version, 409},
      {DenialKind::unknown_table, 404},
      {DenialKind::unknown_page, 404},
      {DenialKind::not_allowed, 403},
      {DenialKind::not_asked, 409},
      {DenialKind::illegal, 409},
      {DenialKind::stale, 409},
      {DenialKind::waiting, 409},
      {DenialKind::paused, 409},
      {DenialKind::over, 409},
      {DenialKind::too_fast, 429},
      {DenialKind::quota, 429},
      {DenialKind::busy, 503},
      {DenialKind::store, 503},
  });
  return statuses[static_cast<std::size_t>(kind)];
}

}  // namespace veillee
