import type { AgreementTexts } from './AgreementTexts.ts';

export const spanishTexts: AgreementTexts = {
  youtube_partner_privacy_policy: [
    [
      'Qué vemos',
      'Cuando conectas un canal de YouTube, la plataforma nos muestra sus datos públicos y las estadísticas que permites: visualizaciones, tiempo de visualización, ingresos y estado de tus vídeos. No vemos tu contraseña, tus mensajes privados ni tus tarjetas de pago.',
    ],
    [
      'Para qué lo usamos',
      'Con estas cifras comprobamos si un canal encaja, calculamos tus ingresos y te mostramos informes. Las conservamos mientras el canal trabaje con nosotros y tres años más, porque durante ese tiempo las cuentas deben poder demostrarse.',
      'No vendemos nada a nadie. Las empresas que trabajan para nosotros, como los bancos, reciben solo lo que su trabajo requiere.',
    ],
    [
      'Qué puedes hacer',
      'Puedes retirar nuestro acceso en YouTube cuando quieras, pedir una copia de lo que guardamos y hacer que se corrija o se borre cuando ninguna ley nos obligue a conservarlo.',
    ],
  ],
  youtube_partner_service_contract: [
    [
      'Qué acordamos',
      'Nos confías la monetización de tu canal en YouTube. El canal, sus vídeos y todos los derechos sobre ellos siguen siendo tuyos.',
    ],
    [
      'Nuestro trabajo',
      'Cobramos ingresos en tu nombre, respondemos a tus preguntas en dos días laborables y ayudamos cuando un vídeo se bloquea o alguien lo reclama.',
      'No cambiamos nada en tu canal sin tu consentimiento, salvo cuando nos obliguen un tribunal o las normas de YouTube.',
    ],
    [
      'Pago',
      'Tu parte es el porcentaje que figura junto al canal en el portal. Se calcula antes del día 24 de cada mes para el mes anterior y puede retirarse en cuanto alcance el mínimo del método de pago que elegiste.',
    ],
    [
      'Finalización',
      'Cualquiera de las partes puede terminar este contrato avisando con treinta días de antelación. Lo que hayas ganado hasta entonces se paga hasta el último céntimo.',
    ],
  ],
  terms_and_conditions: [
    [
      'Uso del portal',
      'Debes tener dieciocho años o el consentimiento de tus padres. No compartas tu contraseña: quien entra con ella actúa en tu nombre.',
    ],
    [
      'Tu contenido',
      'Confirmas que los canales que conectas son tuyos y que tienes los derechos sobre lo que muestran. Si otras personas tienen una parte, te encargas de que estén de acuerdo.',
    ],
    [
      'Servicios',
      'Cada servicio explica qué hace, cuánto cuesta y para quién es. Algunos se prueban antes; pueden cambiar o terminar, y te avisamos a tiempo.',
    ],
    [
      'Cuando algo sale mal',
      'Respondemos por los daños que causemos con intención o por negligencia grave. En los demás casos respondemos hasta el importe que ganaste con nosotros en los últimos doce meses.',
      'Si cambiamos estos términos, te volvemos a preguntar. Hasta que aceptes los nuevos, valen los anteriores.',
    ],
  ],
  amg_policy: [
    [
      'Juego limpio',
      'Las visualizaciones, los suscriptores y los comentarios deben venir de personas. El tráfico comprado, los círculos de clics y los programas que ven vídeos llevan al fin de la colaboración.',
    ],
    [
      'Qué no se puede mostrar',
      'No trabajamos con canales que inciten al odio, pongan en peligro a menores, engañen a su público sobre salud o dinero, o vivan del trabajo de otros.',
    ],
    [
      'Avisos',
      'Si un canal incumple esta política, indicamos el vídeo y el motivo, y tienes catorce días para responder o corregirlo. Solo después puede terminar la colaboración.',
    ],
  ],
  referral_program: [
    [
      'Cómo funciona',
      'Comparte tu enlace. Cuando un creador se registra con él y su primer canal se conecta en un plazo de noventa días, cuenta como traído por ti.',
    ],
    [
      'Qué recibes',
      'Recibes el porcentaje que figura junto al canal, que sale de nuestra parte y no de la suya, mientras tu porcentaje conste como vigente.',
    ],
    [
      'Qué no está permitido',
      'Hacer publicidad en nuestro nombre, enviar mensajes masivos no solicitados e invitarte a ti mismo con otro nombre. En esos casos la parte no se paga.',
    ],
  ],
  ai_metadata: [
    [
      'Qué se traduce',
      'Un modelo de lenguaje traduce los títulos y las descripciones de los vídeos que eliges a los idiomas que eliges. Un vídeo en un idioma cuesta una traducción de tu paquete.',
    ],
    [
      'Revisa el resultado',
      'Las traducciones automáticas pueden tener errores. Los textos que escribiste tú no se tocan salvo que lo pidas, y puedes cambiar cada traducción en YouTube.',
    ],
    ['Paquetes', 'Las traducciones compradas no caducan. Las que fallan vuelven solas a tu saldo.'],
  ],
  ai_metadata_auto: [
    [
      'Qué ocurre automáticamente',
      'Los vídeos nuevos de los tipos elegidos se traducen a los idiomas elegidos en el plazo de un día desde su publicación, mientras alcance tu saldo.',
    ],
    [
      'Tú decides',
      'Puedes desactivarlo cuando quieras; lo que esté en marcha se termina. Cuando el saldo se esté acabando, te avisamos antes, y nada se compra sin ti.',
    ],
  ],
  ambassador_referral_program: [
    [
      'Embajadores',
      'Los embajadores hablan por nosotros en eventos y en sus propios canales. Sabrás de antemano lo que está previsto y puedes rechazar cualquier cosa.',
    ],
    [
      'Tu parte',
      'Por los creadores que traigas como embajador recibes el porcentaje aumentado durante veinticuatro meses y, después, el habitual.',
    ],
    [
      'Transparencia',
      'Di abiertamente que te pagamos. Lo exigen las leyes de publicidad, y también la confianza.',
    ],
  ],
};
