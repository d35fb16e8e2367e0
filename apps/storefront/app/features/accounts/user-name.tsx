/** Face and name of the customer, filled in by lib/stored-state.ts: React leaves the words alone. */
export function UserName() {
  return (
    <>
      <span aria-hidden="true" data-user-initial="" suppressHydrationWarning className="avatar">
        U
      </span>
      <span data-user-name="" suppressHydrationWarning className="truncate">
        User
      </span>
    </>
  );
}
