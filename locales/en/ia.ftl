### Imperial Assault in English.

ia-game = Imperial Assault
ia-faction-rebel = Rebel
ia-faction-imperial = Imperial
ia-faction-mercenary = Mercenary
ia-faction-neutral = Neutral
ia-unique = unique
ia-stat-health = Health
ia-stat-speed = Speed
ia-stat-reinforcement = Reinforcement cost
    .short = Reinforce
ia-stat-group = Figures in the group
    .short = Figures
ia-stat-limit = Copies in a deck
    .short = Limit
ia-attack-type-melee = melee
ia-attack-type-ranged = ranged
ia-keyword-attack = Attack dice
ia-keyword-defense = Defense dice
ia-keyword-abilities = Abilities
ia-keyword-surges = Surges
ia-keyword-keywords = Traits
ia-keyword-restriction = Played by
ia-rarity-fixed = fixed
ia-set-set-not-known = Set not known
ia-trait-deployment-card = deployment card
ia-trait-elite = elite
ia-trait-massive = massive
ia-trait-upgrade = skirmish upgrade
ia-trait-command-card = command card
ia-trait-inactive = never activates
ia-trait-campaign-only = campaign only
ia-trait-skirmish-only = skirmish only
ia-trait-iacp = community card (IACP)
ia-deck-command = Command deck
ia-format-standard = Skirmish, 40 points
ia-format-printed = Skirmish, 40 points, printed cards

# How many play a skirmish, and who ran tournaments.
ia-mode-two-players = Two players
ia-mode-free-for-all = Free-for-all
ia-mode-team-battle = Team battle
ia-tournaments-publisher = Publisher
ia-tournaments-community-iacp = Community (IACP)

## How a game is played at the table

ia-play-cards = Command cards
ia-play-terminals = Terminals
ia-play-strain = Strain
ia-play-power-tokens = Power tokens
ia-play-stunned = Stunned
ia-play-bleeding = Bleeding
ia-play-weakened = Weakened
ia-play-focused = Focused
ia-play-hidden = Hidden
ia-play-deployed = Deployed
ia-play-two-players = Two players
ia-play-free-for-all = Free-for-all
ia-play-team-battle = Team battle

ia-step-choose-initiative = The player whose army costs less chooses who has the initiative.
ia-step-mission = Draw the mission and build its map.
ia-step-deploy = The player with the initiative chooses a deployment zone and deploys there first.
ia-step-first-cards = Each player shuffles the command deck and draws 3 cards.
ia-step-status = Resolve the mission’s end of the round and enter its points.
ia-step-draw = Each player draws 1 command card and 1 for each controlled terminal. Then initiative changes hands.
