import type { AgreementTexts } from './AgreementTexts.ts';

export const portugueseTexts: AgreementTexts = {
  youtube_partner_privacy_policy: [
    [
      'O que vemos',
      'Quando você conecta um canal do YouTube, a plataforma nos mostra os dados públicos dele e as estatísticas que você permite: visualizações, tempo de exibição, receita e situação dos vídeos. Não vemos sua senha, suas mensagens privadas nem seus cartões.',
    ],
    [
      'Para que usamos',
      'Com esses números verificamos se um canal se encaixa, calculamos sua receita e mostramos relatórios. Eles ficam guardados enquanto o canal estiver conosco e por mais três anos, porque as contas precisam ser comprovadas durante esse tempo.',
      'Não vendemos nada a ninguém. As empresas que trabalham para nós, como bancos, recebem apenas a parte de que o trabalho delas precisa.',
    ],
    [
      'O que você pode fazer',
      'Você pode retirar nosso acesso no YouTube a qualquer momento, pedir uma cópia do que guardamos e solicitar a correção ou a exclusão quando nenhuma lei nos obrigar a guardar.',
    ],
  ],
  youtube_partner_service_contract: [
    [
      'O que combinamos',
      'Você nos confia a monetização do seu canal no YouTube. O canal, os vídeos e todos os direitos sobre eles continuam seus.',
    ],
    [
      'Nosso trabalho',
      'Recebemos a receita em seu nome, respondemos às suas perguntas em dois dias úteis e ajudamos quando um vídeo é bloqueado ou reivindicado por outra pessoa.',
      'Não mudamos nada no seu canal sem o seu consentimento, exceto quando um tribunal ou as regras do YouTube nos obrigam.',
    ],
    [
      'Pagamento',
      'Sua parte é a porcentagem que aparece ao lado do canal no portal. Ela é calculada até o dia 24 de cada mês para o mês anterior e pode ser sacada assim que atingir o mínimo da forma de pagamento escolhida.',
    ],
    [
      'Encerramento',
      'Qualquer uma das partes pode encerrar este contrato com trinta dias de aviso. O que você ganhou até lá é pago até o último centavo.',
    ],
  ],
  terms_and_conditions: [
    [
      'Uso do portal',
      'Você precisa ter dezoito anos ou o consentimento dos seus pais. Não compartilhe sua senha: quem entra com ela age em seu nome.',
    ],
    [
      'Seu conteúdo',
      'Você confirma que os canais que conecta são seus e que tem os direitos sobre o que eles mostram. Se outras pessoas têm uma parte, você cuida para que elas concordem.',
    ],
    [
      'Serviços',
      'Cada serviço diz o que faz, quanto custa e para quem foi feito. Alguns são testados antes; podem mudar ou terminar, e avisamos a tempo.',
    ],
    [
      'Quando algo dá errado',
      'Respondemos por danos que causamos intencionalmente ou por negligência grave. Nos demais casos, respondemos até o valor que você ganhou conosco nos últimos doze meses.',
      'Se mudarmos estes termos, perguntaremos de novo. Até você aceitar os novos, valem os anteriores.',
    ],
  ],
  amg_policy: [
    [
      'Jogo limpo',
      'Visualizações, inscritos e comentários precisam vir de pessoas. Tráfego comprado, círculos de cliques e programas que assistem a vídeos levam ao fim da parceria.',
    ],
    [
      'O que não pode ser mostrado',
      'Não trabalhamos com canais que incitam ao ódio, põem crianças em risco, enganam o público sobre saúde ou dinheiro ou vivem do trabalho de outros.',
    ],
    [
      'Avisos',
      'Se um canal descumpre esta política, indicamos o vídeo e o motivo, e você tem catorze dias para responder ou corrigir. Só depois disso a parceria pode ser encerrada.',
    ],
  ],
  referral_program: [
    [
      'Como funciona',
      'Compartilhe seu link. Quando um criador se cadastra por ele e conecta o primeiro canal em até noventa dias, ele conta como trazido por você.',
    ],
    [
      'O que você recebe',
      'Você recebe a porcentagem que aparece ao lado do canal, tirada da nossa parte e não da dele, enquanto sua porcentagem constar como vigente.',
    ],
    [
      'O que não é permitido',
      'Anunciar em nosso nome, enviar mensagens em massa não solicitadas e indicar a si mesmo com outro nome. Nesses casos a parte não é paga.',
    ],
  ],
  ai_metadata: [
    [
      'O que é traduzido',
      'Um modelo de linguagem traduz os títulos e as descrições dos vídeos que você escolhe para os idiomas que você escolhe. Um vídeo em um idioma custa uma tradução do seu pacote.',
    ],
    [
      'Confira o resultado',
      'Traduções automáticas podem errar. Os textos que você mesmo escreveu não são alterados, a menos que você peça, e cada tradução pode ser mudada no YouTube.',
    ],
    ['Pacotes', 'As traduções compradas não expiram. As que falham voltam sozinhas para o seu saldo.'],
  ],
  ai_metadata_auto: [
    [
      'O que acontece automaticamente',
      'Vídeos novos dos tipos escolhidos são traduzidos para os idiomas escolhidos em até um dia após a publicação, enquanto houver saldo.',
    ],
    [
      'Você no controle',
      'Você pode desligar a qualquer momento; o que já começou é concluído. Quando o saldo estiver acabando, avisamos antes, e nada é comprado sem você.',
    ],
  ],
  ambassador_referral_program: [
    [
      'Embaixadores',
      'Os embaixadores falam por nós em eventos e nos próprios canais. Você sabe com antecedência o que está planejado e pode recusar qualquer coisa.',
    ],
    [
      'Sua parte',
      'Pelos criadores que traz como embaixador, você recebe a porcentagem maior durante vinte e quatro meses e, depois, a comum.',
    ],
    [
      'Transparência',
      'Diga abertamente que nós pagamos você. As leis de publicidade exigem isso, e a confiança também.',
    ],
  ],
};
