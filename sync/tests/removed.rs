//! Removing a member of a club: its open invitations end, and whom it brought in goes along on request.

use muster_db::table::hub::Scope;
use muster_sync::postgres::{Address, Invitation, Server, join};
use muster_sync::{Epochs, Password, Passwords, Secret, SyncError};
use tempfile::{TempDir, tempdir};

use crate::hubs::OnServer;
use crate::machine::{Machine, Outcome};

/// A machine that came in by an invitation.
struct Guest {
    address: Address,
    data: TempDir,
}

impl Guest {
    fn join(on: &OnServer, invitation: &Invitation) -> Result<Self, SyncError> {
        let data = tempdir().map_err(|source| SyncError::Io { path: "data".into(), source })?;
        let (address, _) = join(invitation, &on.club.owner, &Passwords::of(data.path(), false))?;
        Ok(Self { address, data })
    }

    fn open(&self, secret: &Secret) -> Result<Server, SyncError> {
        let password = Passwords::of(self.data.path(), false).find(&self.address);
        Server::open(&self.address, password.as_ref(), secret.group())
    }

    fn role(&self) -> &str {
        self.address.user.as_deref().unwrap_or_default()
    }
}

/// A club with Béla, who has brought Cili, who has brought Dani; Béla and Cili have an open invitation each.
struct Tree {
    on: OnServer,
    secret: Secret,
    owner: Server,
    guests: [Guest; 3],
    open: [Invitation; 2],
}

impl Tree {
    fn new() -> Outcome<Self> {
        let (on, secret) = (OnServer::new()?, Secret::new()?);
        let mut anna = Machine::new("anna", 0, &secret, Scope::Everything)?;
        anna.add(1, 2)?;
        anna.exchange(&on)?;
        let mut owner = Server::open(&on.club.owner, Some(&on.club.owner_password), secret.group())?;
        let epochs = Epochs::new(secret.clone());
        let bela = Guest::join(&on, &owner.invite(&epochs, "Béla")?)?;
        let cili = Guest::join(&on, &bela.open(&secret)?.invite(&epochs, "Cili")?)?;
        let dani = Guest::join(&on, &cili.open(&secret)?.invite(&epochs, "Dani")?)?;
        let open = [bela.open(&secret)?.invite(&epochs, "x")?, cili.open(&secret)?.invite(&epochs, "y")?];
        Ok(Self { on, secret, owner, guests: [bela, cili, dani], open })
    }

    /// Returns which of Béla, Cili and Dani may still come in and read.
    fn reads(&self) -> [bool; 3] {
        [0, 1, 2].map(|n| {
            let open = self.guests[n].open(&self.secret);
            open.and_then(|mut server| muster_sync::Hub::streams(&mut server))
                .is_ok_and(|all| !all.is_empty())
        })
    }

    /// Returns which of Béla's and Cili's open invitations let somebody in.
    fn lets_in(&self) -> [bool; 2] {
        [0, 1].map(|n| Guest::join(&self.on, &self.open[n]).is_ok())
    }
}

#[test]
fn an_invitation_that_a_removed_member_made_lets_nobody_in() -> Outcome {
    let mut tree = Tree::new()?;
    let removed = tree.owner.remove(tree.guests[0].role(), false)?;
    assert_eq!(removed, [tree.guests[0].role().to_owned(), tree.open[0].role()]);
    assert_eq!((tree.reads(), tree.lets_in()), ([false, true, true], [false, true]));
    Ok(())
}

#[test]
fn whom_a_removed_member_brought_in_goes_along_with_their_invitations() -> Outcome {
    let mut tree = Tree::new()?;
    let mut connected = tree.guests[2].open(&tree.secret)?;
    let removed = tree.owner.remove(tree.guests[0].role(), true)?;
    assert_eq!(removed.len(), 5);
    assert_eq!((tree.reads(), tree.lets_in()), ([false; 3], [false; 2]));
    assert!(muster_sync::Hub::streams(&mut connected).is_err(), "the connection is still open");
    // Who had none to do with it goes on.
    let mut anna = Machine::new("anna", 0, &tree.secret, Scope::Everything)?;
    anna.exchange(&tree.on)?;
    assert_eq!(anna.figures(1)?, 2);
    Ok(())
}

#[test]
fn a_second_thought_removes_whom_a_member_brought_in_later() -> Outcome {
    let mut tree = Tree::new()?;
    tree.owner.remove(tree.guests[0].role(), false)?;
    tree.owner.remove(tree.guests[0].role(), true)?;
    assert_eq!((tree.reads(), tree.lets_in()), ([false; 3], [false; 2]));
    Ok(())
}

#[test]
fn who_brought_somebody_in_removes_what_they_brought_and_nobody_above() -> Outcome {
    let tree = Tree::new()?;
    let [bela, cili, dani] = &tree.guests;
    let mut belas = bela.open(&tree.secret)?;
    belas.remove(dani.role(), false)?;
    assert_eq!(tree.reads(), [true, true, false]);
    let mut cilis = cili.open(&tree.secret)?;
    assert!(matches!(cilis.remove(bela.role(), true), Err(SyncError::NoSuchMember(_))));
    let sql = format!("SELECT muster.remove('{}', true)", bela.role());
    let password = std::fs::read_to_string(
        std::fs::read_dir(cili.data.path().join("hubs"))?.next().ok_or("a password")??.path(),
    )?;
    let refused = tree.on.club.as_role(cili.role(), &password)?.simple_query(&sql);
    assert!(refused.is_err(), "from below");
    assert_eq!(tree.reads(), [true, true, false]);
    Ok(())
}

#[test]
fn who_leaves_takes_the_open_invitations_along() -> Outcome {
    let tree = Tree::new()?;
    tree.guests[0].open(&tree.secret)?.leave()?;
    assert_eq!((tree.reads(), tree.lets_in()), ([false, true, true], [false, true]));
    Ok(())
}

#[test]
fn an_invitation_that_is_made_while_its_maker_is_removed_lets_nobody_in() -> Outcome {
    let mut tree = Tree::new()?;
    let role = tree.guests[0].role().to_owned();
    let password = Passwords::of(tree.guests[0].data.path(), false).find(&tree.guests[0].address);
    let _: Password = password.ok_or("a password")?;
    tree.on.club.superuser()?.batch_execute(&format!("ALTER ROLE {role} PASSWORD 'x'"))?;
    let mut bela = tree.on.club.as_role(&role, "x")?;
    // Not committed yet when the removal begins.
    let mut under_way = bela.transaction()?;
    let verifier = "SCRAM-SHA-256$4096:YQ==$YQ==:YQ==";
    let late = format!("muster_{:016x}", u64::from_str_radix(&role[7..], 16)? ^ 1);
    under_way.execute(
        "SELECT muster.invite($1, $2::text::name, $3, 'x')",
        &[&tree.secret.group(), &late, &verifier],
    )?;
    let removed = std::thread::scope(|scope| {
        let removing = scope.spawn(|| tree.owner.remove(&role, false).map_err(|e| e.to_string()));
        std::thread::sleep(std::time::Duration::from_millis(300));
        // It may be hung up on before it hears that this was done.
        let _ = under_way.commit();
        removing.join()
    });
    let roles = removed.map_err(|_| "it panicked")??;
    assert!(roles.contains(&late), "{roles:?}");
    let mut superuser = tree.on.club.superuser()?;
    let login = "SELECT rolcanlogin FROM pg_roles WHERE rolname = $1";
    assert!(!superuser.query_one(login, &[&late])?.get::<_, bool>(0));
    Ok(())
}

#[test]
fn the_list_says_who_invited_whom_and_when_each_was_last_seen() -> Outcome {
    let mut tree = Tree::new()?;
    let members = tree.owner.members()?;
    let by = |role: &str| members.iter().find(|m| m.role == role).map(|m| m.invited_by.clone());
    let [bela, cili, dani] = &tree.guests;
    assert_eq!(by(cili.role()).as_deref(), Some(bela.role()));
    assert_eq!(by(dani.role()).as_deref(), Some(cili.role()));
    // Béla sees those whom he brought in, and whom they brought in.
    let seen: Vec<_> = bela.open(&tree.secret)?.members()?.into_iter().map(|m| m.called).collect();
    assert_eq!(seen, ["Béla", "Cili", "Dani", "x", "y"]);
    let anna = members.iter().find(|m| m.called == "anna").ok_or("anna")?;
    assert!(anna.seen.is_some_and(|seen| (chrono::Utc::now() - seen).num_minutes().abs() < 5));
    assert!(members.iter().find(|m| m.role == dani.role()).is_some_and(|m| m.seen.is_none()));
    Ok(())
}
