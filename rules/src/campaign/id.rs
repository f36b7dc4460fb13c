//! Identifiers of a campaign's cards and missions, made by rule from their English names, and of what the
//! campaign rules of a pack name.

pub use crate::id::SideId;
use crate::id::ids;

ids! {
    /// A box from the user's collection, `core-set`.
    BoxId,
    /// A campaign, `core`, `twin-shadows`.
    CampaignId,
    /// A hero, `jyn-odan`; also the name of the hero's class deck.
    HeroId,
    /// A class deck, a hero's or that of a side: `jyn-odan`, `military-might`.
    DeckId,
    /// A card of a class deck, `force-throw`.
    ClassCardId,
    /// An item card, `dl-44`.
    ItemId,
    /// A set of three agenda cards, `agents-of-the-empire`.
    AgendaSetId,
    /// An agenda card, `tracking-beacon`.
    AgendaCardId,
    /// A mission, `aftermath`.
    MissionId,
    /// How a mission may end, `won`, `lost`.
    OutcomeId,
    /// What a mission gives more for, if it is met.
    ConditionId,
    /// A reward card, `veteran-prowess`.
    RewardId,
    /// An ally or a villain: the id of its deployment card without the game's prefix,
    /// `chewbacca-loyal-wookiee`.
    AllyId,
    /// Something that is counted, `xp`.
    CurrencyId,
    /// A kind of account, `credits`.
    AccountId,
    /// A step of a stage in which a side spends what it has.
    UpgradeId,
    /// A kind of stage, `side`.
    StageKindId,
    /// A kind of mission, `story`.
    MissionKindId,
    /// A deck of missions, `side-deck`.
    MissionDeckId,
    /// A kind of card, `armor`.
    CardKindId,
    /// What a hero may bring only so many of, `weapons`.
    LoadId,
    /// Something that is counted during a mission, `crates`.
    CounterId,
    /// A supply card, `adrenal-stim`.
    SupplyId,
}

impl HeroId {
    /// The hero's class deck: it bears the hero's name.
    #[must_use]
    pub fn deck(&self) -> DeckId {
        DeckId::from(self.as_str())
    }
}
