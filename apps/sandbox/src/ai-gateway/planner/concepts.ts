/**
 * The topics of questions, each idea with the words for it in all five languages. A word means every word
 * that begins with it, one of up to three letters only for itself. `ideas.ts` says which services ideas ask
 * for together, so that a new word for one idea is understood beside all the others.
 */
export const concepts: Readonly<Record<string, string>> = {
  audience: `see sees seen seeing бачить бачать видит видят ve ven veem view viewer viewers viewership subscriber sub subs follower audience watch traffic impression reach
    перегляд глядач підписник аудитор охоплен дивит дивля просмотр зрител подписчик аудитор охват смотр
    visita vista visualizacion seguidor suscriptor audiencia espectador publico alcance reproduccion
    views visualizac visualizaco inscrit seguidor audiencia espectador publico`,
  people: `people everyone crowd люди людей люд человек gente personas mundo pessoas galera`,
  numbers: `number numbers stats statistic figure graph chart analytics цифр статист показник графік показател график
    numero estadistic cifra metrica estatistic metrica grafico`,
  fall: `fall falls fell falling fallen drop drops dropped dropping down decline declin decreas plummet plung tank crash
    halved half lost lose losing loses less fewer shrink sink sank sunk gone disappear vanish leave leaves leaving left
    unsubscrib unfollow quit впав впал упал пада зменш менше зник втрат втрач просі просід обвал тіка пішл йдуть ідуть
    покида відпису половин удвічі упал пада меньше пропал пропад исчез теря потер просел просед обвал рухн бегут убег
    разбег уход ушл отпис половин вдвое baj cae caen caido caida cayo cayeron menos perd pierd desplom hund desapar
    mitad abandon cai caiu caem cairam caindo menos perd perco despenc sumi sumir afund metade abandon despenc`,
  few: `nobody noone none barely hardly scarcely few zero ніхто ніхто ледь ледве мало майже жод нуль
    никто едва еле мало почти ноль нуль никому nadie casi apenas poco poca poquis cero ningun
    ninguem quase pouco pouca pouquis zero nenhum`,
  flat: `flat stuck stagnat plateau stand stands stopped stalled standstill freeze frozen stay same застряг стоїть стою місці зупин
    завмер стоять застыл застрял стоит стою месте остановил замер estanc atasc par congel igual suben estagn trav parou
    parad sobem congel`,
  more: `more bigger larger grow growing increas boost raise attract gain new wider build більше більш збільш рост рости
    зрост вирос залуч приверн нових нові набра розвин больше увелич раст рост вырос вырасти привлеч новых новые набра
    развив набир mas crec aument atra subir ganar llegar nuev alcanz mais cresc aument atra subir alcanc novos novas
    chegar`,
  algorithm: `algorithm recommend feed suggest алгоритм рекоменд алгоритм рекоменд algoritmo recomiend recomend algoritmo`,
  ignore: `ignor bury buried hides hidden against hate перестав ігнор хова перестал игнор прячет dejo ya ignor escond parou
    ignor stopped stop longer`,
  hundreds: `100k 10k 50k 500k 1m 1k thousand million hundred тисяч мільйон сто 100 тысяч миллион mil millon cien milhao
    milhoes cem`,
  attain: `hit reach get attain become здобу набра досяг дійти отрим набра достич дойти получ llegar alcanz conseg
    cheg alcanc bater`,
  click: `click clicks clicked ctr tap клік клац натиск клик кликает тыка нажим clic hace cliq clic clica clicam cliqu`,
  content: `film movie фільм фильм pelicula filme documentary course recipe series lesson рецепт курс серіал серия curso receta receita aula video vid videos clip clips episode content footage show material work tutorial stream recording animation
    cartoon відео ролик випуск сері контент матеріал робот урок видео ролик выпуск сери контент материал работ урок
    video clip episodio contenido material grabacion grabaciones trabajo capitulo video clipe episodio conteudo material
    gravac gravaco trabalho`,
  taken: `living lives lived posted reposted posts reposts uploaded uploads reuploads uploading took takes taken grabbed downloaded ripped
    copied copies lifted used uses using passes passing passed republished publishes earns earning found скачав скачали
    завантажив завантажує публікує публікують постить постять виклав виклали викладає викладають видає видають привлас
    використовує використовують бере беруть знайшов знайшла знайшли побачив побачила заробля заливає заливають скачал
    выложил выкладывает выкладывают постит постят публикует публикуют выдает выдают присво использует используют берет
    берут нашел нашла нашли увидел увидела зарабат заливает заливают publica publican publico subio subieron sube suben
    usa usan uso usaron copio copiaron descargo descargaron tomo tomaron toma agarro agarraron encontre vi aparece
    aparecen gana lucra posta postam postou postaram publica publicam publicou publicaram usa usam usou usaram copiou
    copiaram baixou baixaram pegou pegaram encontrei achei aparece aparecem ganha lucra`,
  copied: `copied copies copying duplicat plagiar rip ripped leak leaked скопію копію злива злив дублю плагіат скопиро
    копиру слива слил дублир плагиат copiaron copio copian copiad calcad filtr plagi copiaram copiou copiam copiad vaz
    plagi clonaram`,
  seized: `taken took seized changed hijack renamed захоп змін перейменув захват смен сменил переимен cambi tomaron
    secuestr trocar trocaram mud tomaram sequestr`,
  monetization: `monetization monetized monetisation monetised demonet монетиз демонет монетиз демонет monetiz desmonet
    monetiz desmonet suitable advertisers`,
  taking: `removed took disabled lost off demonet suspended denied rejected відключ вимкн забра скасув відмов відхил отключ
    выключ забра отмен отказ отклон quito quitaron desactiv suspend rechaz desmonet tirou tiraram desativ suspend negou
    rejeit suitable`,
  company: `company companies firm app business brand компан фірм бренд застосун компан фирм бренд приложен empresa
    empresas marca aplicacion app empresa empresas marca aplicativo app`,
  owner: `label owner publisher says claims rightsholder лейбл каже правовлас лейбл говорит правооблад discograf dice sello
    gravadora diz selo`,
  dull: `boring bored dull slow start beginning intro first seconds retention skip нудн початок перші секунд утриман
    скучн начало первые секунд удержан aburrid inicio primeros segundos retencion chato inicio primeiros segundos
    retencao`,
  sold: `sell sells selling sold продають продає продали продают продает venden vende vendiendo vendem vende vendendo`,
  stranger: `tiktok telegram facebook телеграм тікток тикток фейсбук another else someone somebody stranger guy dude person page site website accounts they their them his her
    unknown чужий чужій чужому чужої чуж хтось якийсь якась якісь інший іншому іншої інша невідом сторінк сайт він вона
    вони свої своє чужой чужом чужая кто какой какая какие другой другом другая неизвестн страниц сайт он она они свои свое
    otro otra alguien desconocid ajen tipo pagina sitio ellos suyo suya suyos outro outra alguem desconhecid estranh cara
    pagina site eles dele dela deles delas seus sujeito`,
  impostor: `fake impersonat impost pretend clone фейк підроб прикида самозван фейк поддел притвор самозван клон
    falso falsa suplant finge clon falso falsa fake clone finge`,
  account: `account channel login profile акаунт аккаунт канал профіл логін аккаунт акаунт канал профил логин cuenta canal
    perfil conta canal perfil login`,
  entering: `enter access log login sign get into увійти зайти заходить вхід доступ войти зайти заходит захожу вход доступ
    entrar acceder acceso ingresar abrir entrar entra acessar acesso logar abrir`,
  impossible: `cannot cant unable t locked wont doesn не неможлив нельзя невозмож deja puedo no logro nao consigo`,
  odd: `strange weird suspicious odd fishy unknown дивн підозр незнайом странн подозр незнаком raro rara extran sospech
    estranh suspeit esquisit`,
  mail: `email mail message letter link login лист повідом посилан сповіщ вхід письм сообщ ссылк вход correo mensaje enlace
    email mensagem link acesso`,
  protect: `protect secure safe secur захист безпек убезпеч защит безопас обезопас proteg segur proteg segur`,
  kids: `kids kid toddler preschool nursery rhyme children childrens child babies baby дитяч дітей діти малюк малят
    дошкіл колискові детск детей дети малыш дошкол колыбел infantil ninos ninas peques bebe preescolar infantil crianc
    bebe`,
  rules: `rule rules regulation law laws legal allowed policy policies comply complian coppa violat forbidden ban правил
    закон вимог дозвол поруш заборон правил закон требов разреш наруш запрет regla norma ley leyes permit cumpl prohib
    regra lei leis permit cumpr proib normas`,
  comments: `message messages повідомл сообщен mensaje mensajes mensagens comment comments replies коментар коммент комментар comentario comentarios`,
  off: `off disabled disable closed вимкн відключ закри отключ выключ закры desactiv apag cerr desativ desligad fechad`,
  teenage: `13 14 15 16 17 thirteen fourteen fifteen sixteen seventeen тринадц чотирнадц ятнадцять шістнадц сімнадц
    тринадц четырнадц пятнадц шестнадц семнадц trece catorce quince dieciseis diecisiete treze quatorze catorze quinze
    dezesseis dezessete`,
  aged: `am m i old age aged years turned turning мені років рік виповн йому їй мне лет год исполн ему ей tengo anos
    cumpl edad tiene tenho anos idade fez completei tem`,
  kin: `son daughter kid boy girl brother sister nephew niece grandson син сину сина синов доньк доньц донь дочк брат сестр
    племін онук сын сыну дочь дочк дочер брат сестр племян внук hijo hija sobrin herman nieto nieta filho filha irmao
    irma sobrinh neto neta`,
  creating: `channel youtube youtuber blog blogger vlog vlogger stream streams streamer films tiktoker канал ютуб блогер
    стрім знімає канал ютуб блогер блоггер стрим снимает canal youtube youtuber graba streamer canal youtube youtuber
    grava streamer`,
  earnings: `earning earnings money payout paid payment income salary зароблен гроші грошей виплат дохід оплат заработ деньги
    денег выплат доход оплат зарплат dinero pago pagos cobrar cobro plata ingreso ganancia dinheiro pagamento receber
    grana ganho receita saldo`,
  early: `before earlier early sooner advance ahead faster now immediately today раніше швидше заздалег аванс наперед зараз
    одразу сьогодні раньше быстрее заранее аванс наперед сейчас сразу сегодня antes adelant anticip pronto rapido ahora
    hoy adiant antecip cedo agora hoje antes`,
  income: `earning earnings income revenue rpm cpm payout дохід доход заробіт заробл доход заработ выручк ingreso
    ganancia receita ganho rendimento faturamento`,
  meagre: `low lower little tiny peanuts small bad poor cents мізер низьк маленьк копій копійк слабк мизер низк маленьк
    копейк слаб bajo baja bajos mal miser pequen centavo baixo baixa baixos ruim pequen centavo mixaria`,
  goods: `product products goods brand товар продукт бренд producto marca produto marca`,
  advertise: `advertis showcase ads promot реклам anunci publicidad promocion anunci propagand publicidade divulg`,
  earn: `плати earn earning paid pay money заробля заробіт заплат платят зарабат заработ заплат платят ganar gano paguen pagan pagar cobrar
    ganhar ganho paguem pagam receber`,
  fans: `fan fans supporter viewers subscribers followers фан фанат глядач підписник прихильник зрител подписчик поклонник
    seguidor publico fas seguidores inscritos`,
  give: `give gives support donate pay monthly month chip contribut дават підтрим місяц щомісяц плати давать поддерж
    месяц ежемесяч плати dar den apoy mes mensual aport dar deem apoi mes mensal contribu`,
  money: `money cash dollar гроші грошей гривень деньги денег рубл dinero plata dinheiro grana`,
  bot: `bot bots spam spammer бот боти спам ботов боты robot robo robos`,
  chat: `chat chats чат чату чаті чаті чате чата`,
  removed: `deleted deletes removed removes takedown видалив видалили видалило видалено зніс знесл прибра заблок удалил удалили
    снес убра заблок borro borraron elimin quito quitaron bloque apagou apagaram removeu removeram tirou derrub bloque
    deletou`,
  understand: `understand understood зрозум розумі поня поним entiend entend compren entend compreend`,
  abroad: `abroad foreign international global world worldwide country countries brazil spain mexico germany france italy
    poland japan india america usa indonesia turkey arab asia europe latin бразил іспан мексик німеч франц італ польщ
    япон інді америк сша європ туреч кордон закордон країн світ іноземн бразил испан мексик герман франц итал польш япон
    инди америк европ турц рубеж стран мир иностран зарубеж brasil espana mexico alemania francia italia polonia japon
    india estados europa extranj paises pais mundo brasil espanha alemanha franca japao estrange exterior`,
  language: `language languages english spanish portuguese german french italian polish hindi arabic japanese korean chinese
    turkish ukrainian мов мову мовою мови англій іспан португ німец франц італ польськ арабс япон корей китай турец
    язык английск испанск португ немец франц итал польск арабск япон корейск китайск турец idioma ingles espanol
    portugues aleman frances italiano arabe japones coreano chino idioma lingua ingles espanhol alemao frances italiano
    japones`,
  version: `version versions переклад перекла верс перевод переве перевес верс version versiones traduc traduz tradu versao
    versoes translat`,
  rude: `rude hate hateful insult insults troll abuse abusive nasty toxic swear bully mean спам хам хами хамів хейт образ ненавис токсич
    лають гидот хамы хамов хейт оскорб ненавис токсич руга гадост мат insult odio groser toxic ofend burl insult odio xing
    toxic ofens palavrao`,
  answer: `answer answers reply respond response відпов ответ отвеч отвечать respond contest respond respost`,
  burden: `drown overwhelm тону тоне захлин ahog afog time many too much hundreds cannot keep встига час багато сотн успева врем много сотн тьма tiempo much muchos tantos
    tempo muitos tantos`,
  picture: `picture pictures image photo картинк зображ фото картин изображ фото imagen foto imagem foto`,
  naming: `name names named call called wording назв назива підпис назв назыв подпис nombre llamar nome nomes chamar`,
  look: `look looks design style appearance visual дизайн вигляд стиль дизайн вид внешн стил diseno aspecto estilo aparencia
    visual design estilo`,
  together: `together joint duo guest cross разом спільн гост дует вместе совмест гост дуэт juntos juntas conjunt invitad duo
    junto juntos conjunt convidad`,
  creators: `creator creators blogger bloggers youtuber youtubers vlogger автор блогер ютубер автор блогер блоггер ютубер
    creador creadores youtuber colega criador criadores youtuber`,
  idea: `idea ideas topic topics theme inspiration тема тему теми ідея ідеї ідей натхнен тема темы идея идеи идей вдохнов
    tema temas idea ideas inspirac tema temas assunto ideia ideias inspirac`,
  missing: `no none out run lack without empty know запас нема немає бракує скінч закінч знаю нет законч кончил нехват хватает
    sin no falta acab se nao sem falta acab sei`,
  speak: `talk speak call phone chat discuss ask meet говори поговор подзвон дзвін зателефон телефон спілк говори поговор
    позвон созвон телефон пообщ hablar habl llamar llamada telefono conversar falar fale ligar ligacao telefone conversar`,
  human: `human person someone somebody live alive real людин живий живою живим хтось кимось кимсь человек живой живым кем
    persona humano alguien pessoa humano alguem`,
  rival: `niche similar rival rivals neighbour competing ніші схож суперник нише ниши похож соперник nicho parecid similar rival
    nicho parecid semelhant rival`,
  compare: `compare better differ doing channels others порівн краще інші інших сравн лучше другие других compar mejor otros
    compar melhor outros`,
  schedule: `schedule scheduled automatic automatically autopost regular розклад автомат регуляр расписан автомат регуляр
    program automat horario agend automat programar`,
  publish: `publish post posting posts reels tiktok instagram публік публіку викладати рилз тікток інстаграм публик
    выкладывать рилс тикток инстаграм publicar publicacion reels tiktok instagram postar publicar reels tiktok instagram`,
  music: `music song songs track tracks tune melody музик пісн трек мелод музык песн трек мелод music cancion canciones tema pista
    music cancao cancoes trilha faixa`,
  harmless: `copyright trouble claim claims free legal legally license licence safe авторськ проблем скарг безпечн вільн
    ліценз легальн авторск проблем жалоб безопас свобод лиценз легальн derechos problem reclam libre licencia legal
    direitos problem reivindic livre licenca legal`,
  noise: `noise noisy echo hiss quiet muffled шум тих луна відлун глух шум тих эхо ruido eco bajo ruido eco baixo chiado`,
  report: `report summary digest overview звіт підсум зведен отчет сводк итог informe resumen reporte relatorio resumo`,
  weekly: `week weekly monday щотиж тижн тижд понеділ неделю неделе недел понедельн seman lunes seman segunda`,
  letter: `email mail newsletter letter лист пошт имейл письм почт correo email carta email carta`,
  declaration: `declaration declare vat income filing деклар звітніст деклар отчетн declaracion declarar renta declaracao
    declarar renda`,
};
