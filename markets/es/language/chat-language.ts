import type { ChatLanguage } from '../../../shared/chat/language.ts'

export const chatLanguage: ChatLanguage = {
  idle: `el la los las lo un una unos unas de del al a en con por para sin sobre entre y e o u pero si no que quien quienes como cuando cuanto
    cuanta cuantos cuantas donde cual cuales porque mi mis tu tus su sus me te se nos os le les yo ella nosotros vosotros ellos es son soy
    eres somos sois ser esta estan estoy estar hay ha he has han hemos haber tengo tienes tiene tenemos tienen tener tengo que puedo puedes
    puede podemos pueden podria quiero quiere queremos quisiera quiere decir significa debo debe hace hago hacer haceis saber este esta
    estos estas eso esto ese esa tambien mas menos muy todo todos cada ya aun solo hola buenos dias buenas gracias favor viaje viajes
    viajar viajo voy ir va vais vamos venir vengo viene pregunta informacion info reserva reservar reservo grupo grupos existe otro otra demas hacia falta necesito necesita algo gente personas demasiado funciona funcionan durante mejor igual gustaria pasa pasaria cuesta problema juntos normalmente incluido incluida`,
  subjects: {
    cancel: 'cancel anul desist echarme_atras cambio_de_opinion cambio_de_idea',
    flexible: 'flexib',
    refund: 'reembols devol dinero_de_vuelta',
    change: 'cambi modific aplaz',
    deposit: 'anticip deposit senal= plazos= fraccion pago_final',
    pay: 'pago= pagar paga= pagos= abonar pague',
    currency: 'moned divis euro libra dolar',
    flight: 'vuelo avion volar billete',
    insurance: 'seguro= seguros= poliz asegurad cobertur',
    pot: 'fondo_comun bote= hucha fondo=',
    room: 'habitacion cuarto= dormir individual=',
    share: 'compart',
    size: 'cuantas_personas cuantos_somos cuanta_gente tamano cuantos_van cuantos_viajer cuantos_sois numero_de_personas como_de_grande',
    age: 'edad anos= joven jovenes mayor',
    coordinator: 'coordinador guia= guias= acompanant lider quien_lleva quien_dirige',
    fit: 'en_forma fisic entrenad deportist cansad exigent caminar',
    language: 'idioma lengua ingles habla= hablan= hablar=',
    diet: 'alimenta vegetarian vegan celiac gluten alergi intoleran dieta comida',
    health: 'salud enfermedad discapac medic',
    status: 'estado= estados= programad casi_confirmad bajo_peticion ultimas_plazas completa=',
    confirm: 'confirm',
    freetime: 'tiempo_libre horas_libres todo_en_grupo todo_junt siempre_junt obligator por_libre a_mi_aire',
    documents: 'document pasaport visad dni=',
    meeting: 'nos_encontramos encuentro quedamos= nos_vemos primer_dia',
    emergency: 'emergenc pasa_algo accident me_pongo_mal hago_dano herid enferm',
    plan: 'itinerar programa= ruta=',
    review: 'opinion resena valoracion comentario',
    alone: 'sola= solo_a soltera viajar_solo viajo_sol voy_solo ir_solo sin_conocer no_conozco a_nadie por_mi_cuenta',
    companion: 'amig pareja novi marido mujer= alguien= acompanad',
    place: 'adonde donde_se_puede_ir donde_puedo_ir a_donde donde_vais donde_viajais paises= destinos=',
    duration: 'cuanto_tarda cuanto_tiempo cuando_llega en_cuanto',
    departure: 'salida',
  },
  endings:
    'amientos amiento aciones acion mente ando iendo adas ados ada ado idas idos ida ido ar er ir as os es a o e s',
  compounds: false,
  smallTalk: {
    person:
      'hablar_con_alguien hablar_con_una_person hablar_con_un_agente persona_real persona_de_verdad humano= agente= operador telefono atencion_al_cliente contactar',
    robot:
      'eres_un_robot eres_un_bot eres_una_persona eres_human eres_real quien_eres inteligencia_artificial chatgpt robot= bot=',
    thanks: 'gracias= perfecto= genial= muchas_gracias',
    greeting: 'hola= buenas= buenos_dias buenas_tardes',
  },
}
