import type { ChatLanguage } from '../../../shared/chat/language.ts'

export const chatLanguage: ChatLanguage = {
  idle: `le la les l un une des du de d a au aux en dans avec sans sur pour par entre et ou mais si ne n pas non oui que qu qui quoi quel quelle
    quels quelles comment quand combien ou pourquoi parce je j tu il elle on nous vous ils elles me m te t se s lui leur mon ma mes ton ta
    tes son sa ses notre nos votre vos leurs ce c cet cette ces cela ca est sont suis es sommes etes etre sera ai as a avons avez ont avoir
    peux peut puis pouvez pouvons pourrais veux veut veulent voudrais vouloir dire dois doit faut faut il faire fait fais savoir sais aussi plus
    moins tres tout tous toute toutes chaque deja encore y bonjour salut merci svp plait voyage voyages voyager partir pars part partez
    aller vais va allez venir viens question questions info informations reserver reserve reservation groupe groupes existe autre autres besoin ai je besoins personnes personne gens trop moi signifie signifient marche fonctionne prendre pendant meilleur meilleure aimerais veulent ca ensemble coute general probleme compris comprise inclus incluse passe`,
  subjects: {
    cancel: 'annul renonc desist retract',
    flexible: 'flexib',
    refund: 'rembours recuperer_mon_argent',
    change: 'chang modif report=',
    deposit: 'acompte arrhes solde= plusieurs_fois avance=',
    pay: 'pay= payer paie= paiement payes payez regler verser',
    currency: 'devise monnaie euro livres_sterling livre_sterling dollar',
    flight: 'vol= vols= avion billet',
    insurance: 'assur couvert',
    pot: 'cagnotte pot_commun caisse_commune',
    room: 'chambre individuel dormir',
    share: 'partag',
    size: 'combien_de_person combien_etes combien_sommes combien_serons taille combien_de_particip nombre_de_particip combien_dans combien_y_a combien_est',
    age: 'age= ages= ans= jeune vieux vieille',
    coordinator: 'coordinat guide= guides= accompagnat accompagnateur qui_accompagne qui_encadre qui_dirige',
    fit: 'en_forme sportif sportive entrain physique marcher',
    language: 'langue anglais parle=',
    diet: 'aliment vegetar vegan coeliaque gluten allerg intoleran regime manger',
    health: 'sante medical maladie handicap',
    status: 'statut presque_confirm sur_demande dernieres_places programme=',
    confirm: 'confirm',
    freetime: 'temps_libre heures_libres tout_ensemble toujours_ensemble obligatoire quartier_libre toujours_tout',
    documents: 'document passeport visa= visas= papiers= carte_d_ident piece_d_ident',
    meeting: 'retrouve rendez_vous premier_jour point_de_rencontre rencontr',
    emergency: 'urgence arrive_quelque quelque_chose accident bless malade=',
    plan: 'itinerair parcours= programme_du',
    review: 'avis= temoignag note= notes=',
    alone: 'seul= seule= sans_connaitre connais_personne ne_connais en_solo solo=',
    companion: 'ami= amie= amis= amies= copain copine partenaire mari= femme= couple quelqu_un',
    place: 'ou_peut_on ou_partir ou_allez ou_puis_je ou_partez pays= destinations=',
    duration: 'sous_quel_delai delai combien_de_temps quand_arrive quand_serai quand_vais_je',
    departure: 'depart',
  },
  endings: 'issements issement ations ation ements ement ment ants ant ees ee es er ir ez e s',
  compounds: false,
  smallTalk: {
    person:
      'parler_a_quelqu parler_a_une_person parler_avec_quelqu vraie_personne humain= conseiller= operateur telephon service_client contacter joindre',
    robot:
      'es_tu_un_robot etes_vous_un_robot t_es_un_robot tu_es_un_robot es_tu_human es_tu_une_person es_tu_reel qui_es_tu qui_etes_vous intelligence_artificielle chatgpt robot= bot=',
    thanks: 'merci= parfait= super= genial=',
    greeting: 'bonjour= salut= bonsoir= coucou= hello=',
  },
}
