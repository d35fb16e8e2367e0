import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { confirmLimits } from '@dalan/contract/desk/confirm';
import type { CallToMake, ConfirmAnswer } from '@dalan/contract/desk/confirm';
import { whatsappLink } from '@dalan/contract/contact/contact-links';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { useIsJustMounted } from '../../lib/forms/cooldown.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useScreen } from '../../ui/use-screen.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { AccountBand, AccountSheet, onAccountOf } from './account-parts.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { timeOf } from './confirm-format.ts';
import { texts } from './confirm-texts.ts';
import { DecisionBand } from './decision-band.tsx';
import { EarlierOrders } from './earlier-orders.tsx';
import type { ChipOf } from './earlier-orders.tsx';
import { MoveDayDialog } from './move-day-dialog.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderGone } from './order-gone.tsx';
import type { useConfirm } from './use-confirm.ts';
import { useConfirmKeys } from './use-confirm-keys.ts';
import { useNow } from '../../lib/use-now.ts';
import { WhatsappText } from './whatsapp-text.tsx';
import type { Message } from './whatsapp-text.tsx';

type Dialog = 'cancel' | 'offered cancel' | 'move day';

type CallDeskProps = {
  desk: ReturnType<typeof useConfirm>;
  answer: ConfirmAnswer;
  call: CallToMake;
  chipOf: ChipOf;
};

/** One order with everything that a call needs. */
export function CallDesk({ desk, answer, call, chipOf }: CallDeskProps) {
  const { decide, decision, notice } = desk;
  const { order } = call;
  const now = useNow();
  const isPhone = useScreen() === 'phone';
  const navigate = useNavigate();
  const [language, setLanguage] = useState(order.userId.language);
  const [message, setMessage] = useState<Message>('whatsapp');
  const text = call[message][language];
  const [dialog, setDialog] = useState<Dialog>();
  const [isOpen, setIsOpen] = useState(false);
  const callLink = useRef<HTMLAnchorElement>(null);
  const whatsappButton = useRef<HTMLAnchorElement>(null);

  const isGone = notice !== undefined;
  const isLocked = decision.isLocked || isGone;
  function open(kind: Dialog) {
    setDialog(kind);
    setIsOpen(true);
  }
  const state = {
    isOpen: isOpen && !isGone,
    onClose: () => setIsOpen(false),
    onExited: () => setDialog(undefined),
  };
  // The second press of a double click, or of a key, was meant for the previous order.
  const isNew = useIsJustMounted();
  const confirm = () => {
    if (!isNew) decide({ do: 'confirm' });
  };
  const overLimit = onAccountOf(call)?.over ?? 0;
  const isOver = overLimit > 0;
  const collect = () => {
    if (!isNew) decide({ do: 'confirm' }, { atTheDoor: true });
  };
  function noAnswer() {
    if (call.noAnswers + 1 >= confirmLimits.noAnswersMax) open('offered cancel');
    else if (!isNew) decide({ do: 'no answer' });
  }
  const keys = {
    c: () => callLink.current?.click(),
    w: () => whatsappButton.current?.click(),
    n: noAnswer,
    x: () => open('cancel'),
    Enter: confirm,
    ...(isOver && { d: collect }),
  };
  useConfirmKeys(isGone ? { Enter: desk.next } : keys, dialog === undefined);
  useConfirmKeys({ Escape: () => void navigate(`${panelPaths.orders}?step=to-confirm`) }, !dialog);

  return (
    <>
      <div role="status">
        <VisuallyHidden>{isGone ? '' : texts.next(order.userId.name)}</VisuallyHidden>
      </div>
      <Box sx={columns}>
        <div>
          {isGone && <OrderGone notice={notice} onNext={desk.next} />}
          <OrderCard
            call={call}
            now={now}
            callRef={callLink}
            whatsappRef={whatsappButton}
            whatsappHref={whatsappLink(`91${order.contactNumber}`, text)}
            onMoveDay={() => open('move day')}
            accountBand={
              <AccountBand call={call}>
                {isOver && isPhone && (
                  <Box sx={{ mt: 2 }}>
                    <Button
                      variant="outlined"
                      aria-disabled={isLocked}
                      onClick={() => {
                        if (!isLocked) collect();
                      }}
                      sx={{ minHeight: 48 }}
                    >
                      {texts.account.collect}
                    </Button>
                  </Box>
                )}
              </AccountBand>
            }
          >
            <DecisionBand
              isLocked={isLocked}
              isOver={isOver}
              onCollect={collect}
              onConfirm={confirm}
              onNoAnswer={noAnswer}
              onCancel={() => open('cancel')}
            />
          </OrderCard>
          <KeptUntil answer={answer} call={call} now={now} />
        </div>
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, minWidth: 0 }}>
          <AccountSheet call={call} />
          <EarlierOrders call={call} chipOf={chipOf} />
          <WhatsappText
            text={text}
            language={language}
            onLanguage={setLanguage}
            message={message}
            onMessage={setMessage}
          />
        </Box>
      </Box>
      {dialog === 'move day' && (
        <MoveDayDialog state={state} order={order} onMoved={() => void desk.keep()} />
      )}
      {dialog !== undefined && dialog !== 'move day' && (
        <CancelDialog
          state={state}
          call={call}
          isOffered={dialog === 'offered cancel'}
          submission={decision}
          onCancel={(cancel) => decide({ do: 'cancel', ...cancel })}
          onCallAgain={() => decide({ do: 'no answer' })}
        />
      )}
    </>
  );
}

type KeptUntilProps = { answer: ConfirmAnswer; call: CallToMake; now: Date };

function KeptUntil({ answer: { others }, call, now }: KeptUntilProps) {
  const isOver = Date.parse(call.keptUntil) <= now.getTime();
  return (
    <Box component="p" sx={kept}>
      <Icon name="lock" size={16} />
      <span>
        {isOver ? texts.timeIsOver : texts.keptUntil(timeOf(call.keptUntil))}
        {others.length > 0 && ` ${texts.others(others)}`}
      </span>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 376px' },
  gap: { xs: 3, sm: 4 },
  alignItems: 'start',
  pb: { xs: '84px', sm: 0 },
};

const kept = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  m: 0,
  mt: 3,
  color: 'text.secondary',
  fontSize: 'small',
  '& > svg': { flex: 'none' },
};
