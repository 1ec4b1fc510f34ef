import type { AgreementTexts } from './AgreementTexts.ts';

export const englishTexts: AgreementTexts = {
  youtube_partner_privacy_policy: [
    [
      'What we see',
      'When you connect a YouTube channel, YouTube shows us its public facts and the statistics that you allow: views, watch time, income and the state of your videos. We do not see your password, your private messages or your payment cards.',
    ],
    [
      'What we do with it',
      'We use these numbers to check whether a channel fits, to work out your income, and to show you reports. We keep them for as long as the channel is with us and for three years after, because accounts have to be provable that long.',
      'We sell nothing of it to anybody. Companies that work for us, such as banks, get the part that their work needs.',
    ],
    [
      'What you can do',
      'You can take our access back at YouTube at any time, ask us for a copy of what we keep, and have it corrected or erased where no law makes us keep it.',
    ],
  ],
  youtube_partner_service_contract: [
    [
      'What we agree on',
      'You entrust us with the monetisation of your channel at YouTube. The channel, its videos and all rights in them remain yours.',
    ],
    [
      'Our work',
      'We claim income on your behalf, answer your questions within two working days, and help when a video is blocked or claimed by someone else.',
      'We change nothing on your channel without your consent, except where a court or YouTube’s rules oblige us.',
    ],
    [
      'Payment',
      'Your share is the percentage that stands at the channel in your portal. It is worked out by the 24th of the month for the month before, and can be withdrawn once it reaches the minimum of the payment method you chose.',
    ],
    [
      'The end',
      'Either of us may end this contract with thirty days’ notice. What you earned until then is paid out to the last cent.',
    ],
  ],
  terms_and_conditions: [
    [
      'Using the portal',
      'You need to be eighteen, or have a parent’s consent. Keep your password to yourself; whoever signs in with it acts in your name.',
    ],
    [
      'Your content',
      'You confirm that the channels you connect are yours, and that you hold the rights in what they show. Where others have a share in them, you see to it that they agree.',
    ],
    [
      'Services',
      'Each service says what it does, what it costs and for whom it is made. Some are tried out first; those may change or end, and we tell you in time.',
    ],
    [
      'When something goes wrong',
      'We answer for damage that we caused by intent or gross negligence. For the rest we answer up to the amount that you earned with us in the last twelve months.',
      'If we change these terms, you are asked again. Until you have accepted the new ones, the old ones hold.',
    ],
  ],
  amg_policy: [
    [
      'Fair play',
      'Views, subscribers and comments must come from people. Bought traffic, click circles and programs that watch videos lead to the end of the partnership.',
    ],
    [
      'What may not be shown',
      'We do not work with channels that incite to hatred, endanger children, deceive their viewers about health or money, or live from other people’s work.',
    ],
    [
      'Warnings',
      'If a channel breaks this policy, we name the video and the reason, and you have fourteen days to answer or to put it right. Only after that may the partnership be ended.',
    ],
  ],
  referral_program: [
    [
      'How it works',
      'Share your link. When a creator registers through it and their first channel is connected within ninety days, they count as brought by you.',
    ],
    [
      'What you get',
      'You receive the percentage that stands beside the channel, taken from our share and not from theirs, for as long as your percentage is shown as running.',
    ],
    [
      'What is not allowed',
      'Advertising in our name, unasked messages in bulk, and bringing yourself under another name. In such cases the share is not paid.',
    ],
  ],
  ai_metadata: [
    [
      'What is translated',
      'Titles and descriptions of the videos that you choose are translated by a language model into the languages that you choose. One video in one language costs one translation of your package.',
    ],
    [
      'Please look at the result',
      'Machine translations can be wrong. Texts that you have written yourself stay untouched unless you ask us to replace them, and you can change every translation at YouTube.',
    ],
    [
      'Packages',
      'Translations that you bought do not expire. Failed ones are given back to your balance by themselves.',
    ],
  ],
  ai_metadata_auto: [
    [
      'What happens by itself',
      'New videos of the chosen kinds are translated into the chosen languages within a day after you publish them, for as long as your balance suffices.',
    ],
    [
      'You stay in charge',
      'You can switch it off at any time; what is under way is finished. When the balance runs low, we tell you before it ends, and nothing is bought without you.',
    ],
  ],
  ambassador_referral_program: [
    [
      'Ambassadors',
      'Ambassadors speak for us at events and in their own channels. You are told in advance what is planned, and you may decline anything.',
    ],
    [
      'Your share',
      'For creators that you bring as an ambassador you receive the increased percentage for twenty-four months, and the ordinary one after that.',
    ],
    ['Openness', 'Say openly that you are paid by us. Laws on advertising ask for it, and so does trust.'],
  ],
};
