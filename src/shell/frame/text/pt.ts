import type {FrameText} from './es.ts';

export const pt: FrameText = {
  'acting.label': 'Vendo como outra pessoa',
  'acting.seeing': 'Você está vendo como {{name}}',
  'acting.until': 'até as {{time}}',
  'acting.leave': 'Sair',
  'acting.leaveAnyway': 'Sair e perdê-las',
  'acting.unsentTitle_one': '{{count}} alteração não enviada será perdida',
  'acting.unsentTitle_other': '{{count}} alterações não enviadas serão perdidas',
  'acting.unsentText':
    'Ao sair, o que você viu como essa pessoa é apagado deste dispositivo. Antes, você pode exportar uma cópia.',
  'blocked.title': 'Conta bloqueada',
  'blocked.paymentTitle': 'Seu pagamento venceu',
  'blocked.paymentText':
    'Sua conta está em pausa porque não recebemos o pagamento do seu plano. Fale com a gente para regularizar: sua conta volta assim que ele for registrado.',
  'blocked.popupTitle': 'Pagamento vencido',
  'blocked.popupText':
    'Sua conta fica em pausa até o pagamento do seu plano ser regularizado. Fale com a gente e resolvemos.',
  'blocked.popupHold': 'Manter aberto',
  'blocked.popupRelease': 'Deixar fechar',
  'blocked.adminTitle': 'Sua conta está bloqueada',
  'blocked.adminText': 'Nossa equipe bloqueou esta conta. Fale com a gente para saber por quê e como reativá-la.',
  'blocked.kept': 'O que você anotou continua salvo neste dispositivo.',
  'blocked.keptHere':
    'Você entrou como {{email}}. O que está neste dispositivo é mantido e não é enviado até sua conta voltar.',
  'blocked.contact': 'Fale com a gente',
  'blocked.checkAgain': 'Já resolvi: verificar',
  'blocked.stampAlt': 'Um selo com um farol que ilumina uma costa traçada em linhas',
};
