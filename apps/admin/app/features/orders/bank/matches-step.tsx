import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { bankLimits } from '@dalan/contract/bank/bank-rows';
import { formatRupees } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { formatRecentDay } from '../../../lib/format/india-time.ts';
import { plainList, sheetLook } from '../../../ui/layout/looks.ts';
import { ErrorAlert } from '../../../ui/messages/error-alert.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { ActionBar } from './action-bar.tsx';
import { bankTexts as texts } from './bank-texts.ts';
import { CertainRow } from './certain-row.tsx';
import { DoubtfulRow } from './doubtful-row.tsx';
import { BankSide, FoldedGroup, GroupHead, rowLook } from './row-parts.tsx';
import {
  chosenOf,
  overOf,
  recordedSum,
  sumOf,
  withAllCertain,
  withChoice,
} from './groups.rules.ts';
import { TooMuchDialog } from './too-much-dialog.tsx';
import type { Bank, Compared, Problem } from './use-bank.ts';

type MatchesStepProps = { bank: Bank; compared: Compared };

/** Bank on the left, orders on the right. Nothing is recorded before a person presses. */
export function MatchesStep({ bank, compared }: MatchesStepProps) {
  const { choices, setChoices, recording, problem } = bank;
  const { groups, isCut } = compared;
  const { certain, doubtful, unknown, before } = groups;
  const [asks, setAsks] = useState<'no' | 'yes' | 'closing'>('no');
  const chosen = chosenOf(groups, choices);
  const tooMuch = chosen.filter((one) => overOf(one) > 0);
  const ticked = certain.filter(({ row }) => choices.has(row.fingerprint)).length;
  const taken = new Set(choices.values());
  const isTooMany = chosen.length > bankLimits.recordedMax;
  const nothing =
    certain.length + doubtful.length > 0
      ? undefined
      : unknown.length === 0
        ? texts.allBefore
        : texts.nothingFound;

  return (
    <>
      {problem !== undefined && <Refused problem={problem} onLookAgain={bank.compare} />}
      {isCut && (
        <Box sx={{ mb: 4 }}>
          <Notice tone="warning">{texts.cut}</Notice>
        </Box>
      )}
      {nothing !== undefined && (
        <Box sx={{ mb: 4 }}>
          <Notice tone="success">{nothing}</Notice>
        </Box>
      )}
      <Box sx={sheetLook}>
        {certain.length > 0 && (
          <section aria-label={texts.certain}>
            <GroupHead
              title={texts.certain}
              count={certain.length}
              tone="success"
              note={texts.sides}
              tick={{
                label: texts.tickCertain,
                isOn: ticked === certain.length,
                isPartly: ticked > 0 && ticked < certain.length,
                onToggle: (isOn) => setChoices(withAllCertain(choices, groups, isOn)),
              }}
            />
            <Box component="ul" sx={plainList}>
              {certain.map((match) => (
                <CertainRow
                  key={match.row.fingerprint}
                  {...match}
                  isOn={choices.has(match.row.fingerprint)}
                  onToggle={(isOn) =>
                    setChoices(
                      withChoice(choices, match.row, isOn ? match.order.orderId : undefined),
                    )
                  }
                />
              ))}
            </Box>
          </section>
        )}
        {doubtful.length > 0 && (
          <section aria-label={texts.doubtful}>
            <GroupHead
              title={texts.doubtful}
              count={doubtful.length}
              tone="warning"
              note={texts.chooseOrLeave}
            />
            <Box component="ul" sx={plainList}>
              {doubtful.map((match) => (
                <DoubtfulRow
                  key={match.row.fingerprint}
                  {...match}
                  chosen={choices.get(match.row.fingerprint)}
                  taken={taken}
                  onChoose={(orderId) => setChoices(withChoice(choices, match.row, orderId))}
                />
              ))}
            </Box>
          </section>
        )}
        {unknown.length > 0 && (
          <FoldedGroup
            title={texts.unknown}
            count={unknown.length}
            note={texts.notOurs(formatRupees(sumOf(unknown.map(({ amount }) => amount))))}
          >
            {unknown.map((row) => (
              <Box component="li" key={row.fingerprint} sx={rowLook}>
                <BankSide row={row} />
              </Box>
            ))}
          </FoldedGroup>
        )}
        {before.length > 0 && (
          <FoldedGroup title={texts.before} count={before.length} note={texts.leftOut}>
            {before.map(({ row, at }) => (
              <Box component="li" key={row.fingerprint} sx={rowLook}>
                <BankSide row={row} />
                <Box sx={{ gridArea: 'order', color: 'text.secondary' }}>
                  {at === undefined ? texts.recordedByHand : texts.recordedOn(formatRecentDay(at))}
                </Box>
              </Box>
            ))}
          </FoldedGroup>
        )}
        <ActionBar
          summary={
            isTooMany ? (
              texts.atMost
            ) : (
              <>
                <b>{texts.payments(chosen.length, formatRupees(recordedSum(chosen)))}</b>{' '}
                {texts.nothingYet}
              </>
            )
          }
        >
          <Button variant="outlined" onClick={() => bank.goTo('columns')}>
            {texts.goBack}
          </Button>
          {nothing !== undefined ? (
            <Button variant="contained" onClick={bank.startAgain}>
              {texts.chooseAnother}
            </Button>
          ) : (
            <Button
              variant="contained"
              disabled={chosen.length === 0 || isTooMany}
              aria-busy={recording.isBusy}
              aria-disabled={recording.isLocked}
              onClick={() => (tooMuch.length > 0 ? setAsks('yes') : bank.record())}
            >
              {recording.isBusy ? texts.recording : texts.record(chosen.length)}
            </Button>
          )}
        </ActionBar>
      </Box>
      {asks !== 'no' && (
        <TooMuchDialog
          rows={tooMuch}
          count={chosen.length}
          recording={recording}
          onRecord={() => {
            setAsks('closing');
            bank.record();
          }}
          state={{
            isOpen: asks === 'yes',
            onClose: () => setAsks('closing'),
            onExited: () => setAsks('no'),
          }}
        />
      )}
    </>
  );
}

function Refused({ problem, onLookAgain }: { problem: Problem; onLookAgain: () => void }) {
  return (
    <Box sx={{ mb: 4 }}>
      <ErrorAlert
        scrollsIntoView
        action={
          typeof problem !== 'string' && (
            <Button variant="outlined" onClick={onLookAgain}>
              {texts.lookAgain}
            </Button>
          )
        }
      >
        {typeof problem === 'string' ? (
          problem
        ) : (
          <>
            {texts.changed}
            <Box component="ul" sx={{ m: 0, pl: 4 }}>
              {problem.map(({ orderId, name, why }) => (
                <li key={orderId}>{texts.changedRow(shortOrderId(orderId), name, why)}</li>
              ))}
            </Box>
          </>
        )}
      </ErrorAlert>
    </Box>
  );
}
